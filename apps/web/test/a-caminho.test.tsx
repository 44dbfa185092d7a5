import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, assentar } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))
vi.setConfig({ testTimeout: 60_000 })

const CRIAR = '/operacional/admissao/criar'

describe('on the way to a page', () => {
  it('no shortcut of the page that is left acts', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao/listar')
    await screen.findByRole('link', { name: /^Começar a fila/ })
    await pessoa.click(await screen.findByRole('link', { name: 'Criar admissão' }))
    await pessoa.keyboard('f')
    await waitFor(() => expect(pessoa.onde()).toBe(CRIAR))
  })

  it('what is typed is in the field that it begins in', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao')
    const [nova] = await screen.findAllByRole('link', { name: 'Criar admissão' })
    if (!nova) throw new Error('no way to a new admission')
    await pessoa.click(nova)
    await pessoa.keyboard('faxina')
    await waitFor(() => expect(pessoa.onde()).toBe(CRIAR))
    const posto = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Posto/ })
    await waitFor(() => expect(document.activeElement).toBe(posto))
    expect(posto.value).toBe('faxina')
  })

  it('the search that is being written in keeps the focus', async () => {
    const pessoa = await abrir('coordenador.operacional', '/operacional')
    await pessoa.keyboard('{Control>}k{/Control}')
    const busca = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Buscar/ })
    await waitFor(() => expect(document.activeElement).toBe(busca))
    void pessoa.ir('/operacional/colaborador/listar')
    await waitFor(() => expect(pessoa.onde()).toBe('/operacional/colaborador/listar'))
    await screen.findByRole('heading', { level: 1, name: /Colaborador/, hidden: true })
    await pessoa.keyboard('maria')
    expect(busca.value).toBe('maria')
  })
})

describe('a record', () => {
  it.each([/^GET .*demissao\/anexos\/?\d*$/, /^GET .*demissao\/papeis\/?\d*$/])(
    'is drawn once what is read beside it is known, which would push it away: %s',
    async (chamada) => {
      const client = await sistema().as('gerente.rh')
      const { results } = await client.call('GET /api/demissao/listar', { query: {} })
      const [primeiro, segundo] = results.map(({ id }) => id)
      // The code of the page is there by then.
      const pessoa = await abrir('gerente.rh', `/rh/demissao/visualizar/${primeiro}`)
      await screen.findByRole('region', { name: 'Comentários' })
      const soltar = rede.segurar(chamada)
      const obter = new RegExp(`^GET .*demissao/obter/${segundo}$`)
      await pessoa.ir(`/rh/demissao/visualizar/${segundo}`)
      await waitFor(() => expect(rede.chamadas(obter)).toHaveLength(1))
      // Whoever asks after it is answered after it.
      for (let vez = 0; vez < 3; vez += 1)
        await client.call('GET /api/demissao/obter/:id', { params: { id: Number(segundo) } })
      await assentar()
      expect(screen.queryByRole('region', { name: 'Comentários' })).toBeNull()
      soltar()
      expect(await screen.findByRole('region', { name: 'Comentários' })).toBeTruthy()
    },
  )
})

const LISTA = '/operacional/colaborador/listar'

describe('an answer that comes once the page was left', () => {
  it('takes nobody back to what was created meanwhile', async () => {
    const client = await sistema().as('coordenador.operacional')
    const { results } = await client.call('GET /api/admissao/postos', { query: {} })
    const vaga = `postoId=${results[0]?.id}&noLugarDe=1&dataPrevista=2026-12-20`
    // The code of what would be opened is there by then.
    const { id } = await rascunhoCompleto(client)
    const pessoa = await abrir(
      'coordenador.operacional',
      `/operacional/admissao/editar/rascunho/${id}/pessoais`,
    )
    await screen.findByRole('textbox', { name: 'Nome completo' })
    await pessoa.ir(`${CRIAR}?${vaga}`)
    await screen.findByText('em 20/12/2026')
    const soltar = rede.segurar(/^POST .*admissao\/criar$/)
    await pessoa.click(screen.getByRole('button', { name: 'Continuar' }))
    await screen.findByRole('button', { name: 'Criando…' })
    await pessoa.ir(LISTA)
    await screen.findByRole('heading', { level: 1, name: /Colaborador/ })
    const quantas = async () => (await client.call('GET /api/admissao/rascunhos', { query: {} })).total
    const antes = await quantas()
    soltar()
    await waitFor(async () => expect(await quantas()).toBe(antes + 1))
    await assentar()
    expect(pessoa.onde()).toBe(LISTA)
  })

  it('says that it failed, which nobody would see otherwise', async () => {
    const pessoa = await abrir('cadastro', '/rh/perfil')
    await pessoa.escrever(await screen.findByRole('textbox', { name: 'Nome' }), 'Outro Nome')
    const soltar = rede.segurarEPerder(/^PUT .*conta\/atualizar$/)
    const [salvar] = screen.getAllByRole('button', { name: /^Salvar/ })
    await pessoa.click(salvar ?? document.body)
    await pessoa.ir('/rh/colaborador/listar')
    await screen.findByRole('heading', { level: 1, name: /Colaborador/ })
    soltar()
    expect(
      await screen.findByText('O que você enviou antes de sair da página não foi confirmado.'),
    ).toBeTruthy()
  })
})

describe('without a network', () => {
  it('what is sent fails at once and can be sent again, instead of waiting in silence', async () => {
    const pessoa = await abrir('cadastro', '/rh/perfil')
    await pessoa.escrever(await screen.findByRole('textbox', { name: 'Nome' }), 'Outro Nome')
    rede.cortar()
    window.dispatchEvent(new Event('offline'))
    onTestFinished(() => void window.dispatchEvent(new Event('online')))
    const [salvar] = screen.getAllByRole('button', { name: /^Salvar/ })
    await pessoa.click(salvar ?? document.body)
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect(salvar).toHaveProperty('disabled', false)
  })
})
