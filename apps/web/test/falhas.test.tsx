import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { MoreButton } from '../src/ui/data/MoreButton.tsx'
import { mostrar } from './peca.tsx'
import { rede } from './rede.ts'
import { abrirVagas, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, voltarSemServidor, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))
vi.setConfig({ testTimeout: 60_000 })

const TENTAR = 'Tentar de novo'
const LISTAR = /^GET .*colaborador\/listar$/

/** What says it, beside its own way to try again. */
async function falha(dito: string) {
  const texto = await screen.findByText(dito)
  const alerta = texto.closest<HTMLElement>('[role="alert"]')
  if (!alerta) throw new Error(`nobody hears: ${dito}`)
  return within(alerta)
}

/** It is said where it would stand, and is gone once it could be read. */
async function dizELeDeNovo(pessoa: Pessoa, dito: string): Promise<void> {
  const alerta = await falha(dito)
  rede.reparar()
  await pessoa.click(alerta.getByRole('button', { name: TENTAR }))
  await waitFor(() => expect(screen.queryByText(dito)).toBeNull())
}

const rascunho = async (passo: string): Promise<string> => {
  const { id } = await rascunhoCompleto(await sistema().as('coordenador.operacional'))
  return `/operacional/admissao/editar/rascunho/${id}/${passo}`
}
const contrato = async (): Promise<string> => {
  const client = await sistema().as('comercial')
  const { results } = await client.call('GET /api/contratos/listar', { query: { situacao: 'vigente' } })
  return `/comercial/contratos/visualizar/${results[0]?.id}`
}

interface Caso {
  readonly parte: string
  readonly quem: string
  readonly onde: string | (() => Promise<string>)
  readonly chamada: RegExp
  readonly dito: string
}

const casos: readonly Caso[] = [
  {
    parte: 'the devices that get messages',
    quem: 'cadastro',
    onde: '/rh/perfil',
    chamada: /^GET .*notificacoes\/aparelhos$/,
    dito: 'Não foi possível ver os aparelhos que recebem avisos.',
  },
  {
    parte: 'the notices of a start page',
    quem: 'cadastro',
    onde: '/rh',
    chamada: /^GET .*post\/latest$/,
    dito: 'Não foi possível ver os comunicados.',
  },
  {
    parte: 'the tasks of a start page',
    quem: 'cadastro',
    onde: '/rh',
    chamada: /^GET .*kanban\/minhas$/,
    dito: 'Não foi possível ver as suas tarefas.',
  },
  {
    parte: 'the number in the title of a start page',
    quem: 'coordenador.operacional',
    onde: '/operacional',
    chamada: /^GET .*cobertura\/resumo$/,
    dito: 'Não foi possível contar o que espera hoje.',
  },
  {
    parte: 'what the system does by itself',
    quem: 'administrador',
    onde: '/admin',
    chamada: /^GET .*rotinas\/situacao$/,
    dito: 'Não foi possível saber se as rotinas do sistema andam.',
  },
  {
    parte: 'how the processes stood on a day that is over',
    quem: 'cadastro',
    onde: '/rh?em=2026-10-01',
    chamada: /^GET .*inicio\/situacoes$/,
    dito: 'Não foi possível ver os processos por situação.',
  },
  {
    parte: 'who took the dossier of a contract',
    quem: 'comercial',
    onde: contrato,
    chamada: /^GET .*contratos\/dossie\/\d+$/,
    dito: 'Não foi possível ver quem já tirou o dossiê.',
  },
  {
    parte: 'the labels of the mail',
    quem: 'cadastro',
    onde: '/rh/mensagens',
    chamada: /^GET .*mail\/labels$/,
    dito: 'Não foi possível ver as etiquetas.',
  },
  {
    parte: 'the batches of vacations',
    quem: 'coordenador',
    onde: '/rh/ferias/coletivas',
    chamada: /^GET .*ferias\/lotes$/,
    dito: 'Não foi possível ver os lotes recentes.',
  },
  {
    parte: 'the changes of posts',
    quem: 'coordenador',
    onde: '/rh/promocao/postos',
    chamada: /^GET .*mudanca\/listar$/,
    dito: 'Não foi possível ver as mudanças já feitas.',
  },
  {
    parte: 'the readjustments',
    quem: 'coordenador',
    onde: '/rh/promocao/reajustes',
    chamada: /^GET .*reajuste\/listar$/,
    dito: 'Não foi possível ver os reajustes já feitos.',
  },
  {
    parte: 'how many rows the tabs of a list have',
    quem: 'cadastro',
    onde: '/rh/colaborador/listar',
    chamada: /^GET .*colaborador\/contagens$/,
    dito: 'Não foi possível contar o que há em cada aba.',
  },
  {
    parte: 'how many rows the tabs of a list of processes have',
    quem: 'cadastro',
    onde: '/rh/afastamento/listar',
    chamada: /^GET .*afastamento\/momentos$/,
    dito: 'Não foi possível contar o que há em cada aba.',
  },
  {
    parte: 'the kit of the post of an admission',
    quem: 'coordenador.operacional',
    onde: () => rascunho('uniforme'),
    chamada: /^GET .*admissao\/uniformes$/,
    dito: 'Não foi possível ver o kit do posto.',
  },
  {
    parte: 'what the candidate sent',
    quem: 'coordenador.operacional',
    onde: () => rascunho('pessoais'),
    chamada: /^GET .*admissao\/candidato\/\d+$/,
    dito: 'Não foi possível ver o que o candidato enviou.',
  },
  {
    parte: 'the documents of the review',
    quem: 'coordenador.operacional',
    onde: () => rascunho('revisar'),
    chamada: /^GET .*admissao\/anexos\/?\d*$/,
    dito: 'Não foi possível ver os anexos.',
  },
]

describe('a part that could not be read says so in its place, and is read again', () => {
  it.each(casos)('$parte', async ({ quem, onde, chamada, dito }) => {
    const href = typeof onde === 'string' ? onde : await onde()
    rede.recusar(chamada, 500)
    await dizELeDeNovo(await abrir(quem, href), dito)
    expect(screen.queryByRole('button', { name: TENTAR })).toBeNull()
  })
})

it('a number that was chosen does not find nothing where its rows could not be read', async () => {
  const pessoa = await abrir('gerente.rh', '/rh')
  await screen.findByText(/Cada número mostra os seus/)
  rede.recusar(/^GET .*inicio\/prazos$/, 500)
  await pessoa.ir('/rh?quando=vencido')
  await falha('Não foi possível ver os prazos do número escolhido.')
  expect(screen.queryByText(/0 prazos do número escolhido/)).toBeNull()
})

it('a filter that was given a name is not forgotten without a word', async () => {
  const pessoa = await abrir('coordenador.operacional', '/operacional/admissao/listar?prazo=semana')
  await pessoa.click(await screen.findByRole('button', { name: /^Filtros/ }))
  await pessoa.click(await screen.findByRole('button', { name: 'Salvar filtro' }))
  await pessoa.escrever(await screen.findByRole('textbox', { name: 'Nome do filtro' }), 'Da semana')
  rede.cortar(/^PUT .*listas\/preferencia$/)
  await pessoa.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
})

it('the hours of a scale that could not be checked do not ask for what was typed already', async () => {
  const admin = await sistema().as('administrador')
  const { results } = await admin.call('GET /api/escala/listar', { query: {} })
  rede.recusar(/^POST .*escala\/verificar$/, 500)
  const pessoa = await abrir('administrador', `/admin/cadastros/escalas?registro=${results[0]?.id}`)
  const dito = 'Não foi possível conferir as horas da semana.'
  await falha(dito)
  expect(screen.queryByText(/^Complete os dias e os horários/)).toBeNull()
  await dizELeDeNovo(pessoa, dito)
})

describe('to try again', () => {
  it('keeps the place of who pressed it, on the way and once it is read', async () => {
    rede.recusar(LISTAR, 500)
    await abrir('cadastro', '/rh/colaborador/listar')
    const tentar = await screen.findByRole('button', { name: TENTAR })
    rede.reparar()
    const soltar = rede.segurar(LISTAR)
    tentar.focus()
    tentar.click()
    const lista = screen.getByRole('region', { name: 'Colaboradores' })
    await waitFor(() => expect(document.activeElement).toBe(lista))
    soltar()
    await waitFor(() => expect(within(lista).queryAllByRole('link').length).toBeGreaterThan(0))
    expect(document.activeElement).toBe(lista)
  })

  it('asks once where what was read stays, however often it is pressed, and says that it is trying', async () => {
    const pessoa = await abrir('cadastro', '/rh/colaborador/listar')
    const lista = await screen.findByRole('region', { name: 'Colaboradores' })
    await waitFor(() => expect(within(lista).queryAllByRole('link').length).toBeGreaterThan(0))
    await voltarSemServidor(LISTAR)
    const aviso = await falha('A lista é de alguns minutos atrás: não foi possível atualizar.')
    const tentar = aviso.getByRole('button', { name: TENTAR })
    rede.reparar()
    const soltar = rede.segurar(LISTAR)
    const antes = rede.chamadas(LISTAR).length
    tentar.focus()
    await pessoa.keyboard('{Enter}{Enter}{Enter}')
    await waitFor(() => expect(tentar.textContent).toBe('Tentando…'))
    expect(document.activeElement).toBe(tentar)
    soltar()
    await waitFor(() => expect(tentar.isConnected).toBe(false))
    expect(rede.chamadas(LISTAR)).toHaveLength(antes + 1)
  })

  it('is said where the rows that follow could not be read', async () => {
    mostrar(
      <MoreButton
        label="Mostrar mais antigas"
        of={{
          hasNextPage: true,
          isFetchingNextPage: false,
          isFetchNextPageError: true,
          fetchNextPage: () => Promise.resolve(),
        }}
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível buscar o que falta. Tente de novo.')
    expect(screen.getByRole('button', { name: 'Mostrar mais antigas' })).toBeTruthy()
  })
})
