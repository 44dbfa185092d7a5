import { isPronta } from '@rh/domain/setores/ainda'
import { grupos } from '@rh/domain/setores/grupos'
import { setoresDe, todasAsRotas } from '@rh/domain/setores/rotas'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRouter } from '../src/app/router.tsx'
import { rede } from './rede.ts'
import { usarSistema } from './sistema.ts'
import { abrir, assentar } from './tela.tsx'

usarSistema()

const RECUSA = 'Você não tem permissão para acessar esta página'
const comuns = grupos.filter((grupo) => grupo !== 'Administrador')

// Generated from the sector table: what it grants opens, what it does not is refused, whoever asks.
// prova: acesso.guarda, erro.sem-permissao
describe('a group', () => {
  it.each(comuns)(
    'is refused in a sector of others, in words, enters its own, and never the users: %s',
    async (grupo) => {
      const [dele = 'rh'] = setoresDe([grupo])
      const alheio = setorSlugs.find((setor) => !setoresDe([grupo]).includes(setor))
      const pessoa = await abrir(grupo.toLowerCase().replaceAll(' ', '.'), `/${alheio}`)
      expect(await screen.findByText(RECUSA)).toBeTruthy()
      await pessoa.ir(`/${dele}`)
      await screen.findByRole('heading', { level: 1, name: `${setorOf(dele).label} hoje` })
      expect(screen.queryByText(RECUSA)).toBeNull()
      await pessoa.ir('/admin/usuarios/listar')
      await screen.findByText(RECUSA)
    },
  )
})

describe('a page that one may not open', () => {
  // prova: acesso.sem-permissao
  it('asks for nothing of its own, and "Voltar" goes back one page', async () => {
    const pessoa = await abrir('vagas', '/vagas/admissao/listar')
    await screen.findByRole('heading', { level: 1 })
    await pessoa.ir('/rh/colaborador/listar')
    await screen.findByRole('heading', { level: 1, name: 'Você não tem permissão!' })
    expect(rede.chamadas(/^GET \/api\/colaborador\/listar$/)).toEqual([])
    await pessoa.click(screen.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(pessoa.onde()).toBe('/vagas/admissao/listar'))
  })
})

describe('an address', () => {
  // prova: acesso.desconhecida, erro.rota
  it('that does not exist, or not yet, leads to /404', async () => {
    const pessoa = await abrir('administrador', '/nada')
    await waitFor(() => expect(pessoa.onde()).toBe('/404'))
    const ainda = todasAsRotas().find(({ view, path }) => !isPronta(view) && !path.includes(':'))
    for (const path of ['/rh/nada', '/rh/admissao/criar', ainda?.path ?? '/nada']) {
      await pessoa.ir(path)
      await waitFor(() => expect(pessoa.onde(), path).toBe('/404'))
    }
  })

  it.each([
    ['/rh/nada', '/404'],
    ['/rh/admissao/criar', '/404'],
    ['/rh/colaborador/listar?busca=ana', '/auth/login?returnTo=%2Frh%2Fcolaborador%2Flistar%3Fbusca%3Dana'],
    [
      '/operacional/admissao/editar/rascunho/7',
      '/auth/login?returnTo=%2Foperacional%2Fadmissao%2Feditar%2Frascunho%2F7',
    ],
    ['/', '/auth/login?returnTo=%2Fsetores'],
  ])(
    'is the same for who is not signed in, who only signs in for one that exists: %s',
    async (href, onde) => {
      sessionStorage.clear()
      history.replaceState(null, '', href)
      const router = createRouter()
      onTestFinished(() => router.dispose())
      await waitFor(() => expect(router.state.initialized).toBe(true))
      expect(`${location.pathname}${location.search}`).toBe(onde)
    },
  )

  // prova: acesso.raiz, acesso.erros
  it.each([
    ['/404', 'Página não encontrada'],
    ['/500', 'Erro no sistema'],
  ])('of an error says what happened and leads to the sectors: %s', async (path, titulo) => {
    const pessoa = await abrir('rescisao', path)
    await screen.findByRole('heading', { level: 1, name: titulo })
    await pessoa.click(screen.getByRole('link', { name: 'Ir para o início' }))
    await waitFor(() => expect(pessoa.onde()).toBe('/setores'))
  })
})

/** What no record is called. */
const NADA = 'zz9'
const perguntas = () =>
  rede
    .chamadas(/^GET /)
    .map(({ chamada, busca }) => `${chamada}${busca}`)
    .filter((feita) => feita.includes(NADA))

const comId = todasAsRotas().filter(({ setor, view, path, grupos: quem }) =>
  [
    isPronta(view),
    setor === 'admin' || setor === 'rh',
    quem.includes('Administrador'),
    /:id\b/.test(path),
  ].every(Boolean),
)

describe('an address that names a record by what is no number', () => {
  it('is none, and the server is not asked for it', async () => {
    const pessoa = await abrir('administrador', '/admin')
    expect(comId.length).toBeGreaterThan(15)
    for (const { path } of comId) {
      await pessoa.ir(path.replace(/:id\??/, NADA).replaceAll(/\/:\w+\??/g, ''))
      await waitFor(() => expect(pessoa.onde(), path).toBe('/404'))
      await pessoa.ir('/setores')
    }
    expect(perguntas()).toEqual([])
  })

  it.each([
    '/admin/cadastros/cargos?registro=',
    '/admin/usuarios/listar?usuario=',
    '/admin/seguranca?evento=',
    '/admin/importar/colaboradores?importacao=',
    '/admin/estatisticas?contrato=',
    '/rh/colaborador/listar?contratoId=',
    '/rh/admissao/listar?contratoId=',
    '/rh/tarefas?etiquetaId=',
    '/rh/tarefas?responsavelId=',
    '/rh/tarefas?cartao=',
    '/rh/tarefas?quadro=',
    '/rh/calendario?contratoId=',
    '/rh/conversas?em=',
    '/rh/mensagens?etiqueta=',
    '/rh/avisos/comunicados?id=',
    '/operacional/cobertura?contratoId=',
    '/operacional/admissao/criar?dataPrevista=2026-12-01&noLugarDe=1&postoId=',
    '/almoxarifado/estoque?peca=',
    '/almoxarifado/estoque/contagem?contagem=',
  ])('is the page without it: %s', async (href) => {
    await abrir('administrador', `${href}${NADA}`)
    await screen.findByRole('heading', { level: 1 })
    await assentar()
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    expect(perguntas()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
