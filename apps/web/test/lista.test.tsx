import { screen, waitFor, within } from '@testing-library/dom'
import { abas } from '@rh/domain/colaborador/abas'
import { describe, expect, it, vi } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, comPareceres, sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

const LISTA = '/operacional/admissao/listar'
const LISTAR = /^GET \/api\/admissao\/listar$/

const linhas = () => screen.findAllByRole('row').then(([, ...resto]) => resto)
/** The rows, once they are those that were asked for last. */
const numeros = async (): Promise<string[]> =>
  (await linhas()).map((linha) => within(linha).getAllByRole('link')[0]?.textContent ?? '')
const todas = async (query: object = {}) => {
  const quem = await sistema().as('coordenador.operacional')
  return quem.call('GET /api/admissao/listar', { query: { porPagina: '100', ...query } })
}

describe('the address of a list', () => {
  it('that is beyond its end leads to the last page, from where the way back is not lost', async () => {
    const { total } = await todas()
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?porPagina=10&pagina=50`)
    await waitFor(async () => expect(await linhas()).toHaveLength(total % 10 || 10))
    expect(new URLSearchParams(pessoa.onde().split('?')[1]).get('pagina')).toBe(`${Math.ceil(total / 10)}`)
    expect(screen.queryByText('Nada encontrado')).toBeNull()
  })

  it('with a filter that there is not says so, and leads to the list without it', async () => {
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?status=nada`)
    await screen.findByText('O endereço pede algo que não existe.')
    await pessoa.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }))
    await waitFor(async () => expect((await linhas()).length).toBeGreaterThan(1))
    expect(pessoa.onde()).toBe(LISTA)
  })
})

describe('a list', () => {
  // prova: constante.datas
  it('writes the day of a term with its year', async () => {
    await abrir('coordenador.operacional', LISTA)
    const ditos = (await linhas()).map(({ textContent }) => textContent)
    expect(ditos.filter((dito) => /\d{2}\/\d{2}\/\d{4}/.test(dito))).not.toEqual([])
    expect(ditos.filter((dito) => /(?<![\d/])\d{2}\/\d{2}(?![\d/])/.test(dito))).toEqual([])
  })

  it('keeps what narrows it in the address, and way back from a record leads to the same list', async () => {
    const pessoa = await abrir('coordenador.operacional', LISTA)
    const { results } = await todas()
    const [alguma] = results.filter(({ nome }) => nome)
    const nome = alguma?.nome ?? ''
    await pessoa.escrever(await screen.findByRole('searchbox'), nome)
    await waitFor(() => expect(new URLSearchParams(location.search).get('busca')).toBe(nome))
    await waitFor(async () => expect(await linhas()).toHaveLength(1))
    const endereco = pessoa.onde()
    const [linha] = await linhas()
    if (!linha) throw new Error('no row')
    await pessoa.click(within(linha).getAllByRole('link')[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: nome })).toBeTruthy()
    history.back()
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', nome)
    expect(pessoa.onde()).toBe(endereco)
    await waitFor(async () => expect(await linhas()).toHaveLength(1))
  })

  it('says of each act in a row whose it is, and tells one from the other', async () => {
    await abrir('gerente.rh', '/rh/remanejamento/listar')
    const atos = (await linhas()).flatMap((linha) => within(linha).queryAllByRole('button'))
    const nomes = atos.map((ato) => ato.getAttribute('aria-label') ?? ato.textContent)
    expect(nomes.length).toBeGreaterThan(1)
    expect(new Set(nomes).size).toBe(nomes.length)
  })

  it('takes two filters that are pressed one right after the other', async () => {
    const pessoa = await abrir('coordenador.operacional', LISTA)
    await linhas()
    const vez = screen.getByRole('button', { name: /^Minha vez/ })
    const [, aba] = within(screen.getByRole('group', { name: 'Filtrar admissões' })).getAllByRole('button')
    aba?.click()
    vez.click()
    await waitFor(() => expect(vez.getAttribute('aria-pressed')).toBe('true'))
    expect(aba?.getAttribute('aria-pressed')).toBe('true')
    const busca = new URLSearchParams(location.search)
    expect([busca.get('minhaVez'), busca.get('status')]).toEqual(['operacional', expect.any(String)])
    await pessoa.click(vez)
    await waitFor(() => expect(new URLSearchParams(location.search).has('minhaVez')).toBe(false))
    expect(new URLSearchParams(location.search).get('status')).toBe(busca.get('status'))
  })

  it('says so when a view of the sector could not be taken away', async () => {
    await (
      await sistema().as('coordenador.operacional')
    ).call('POST /api/listas/vista', {
      body: { setor: 'operacional', lista: 'admissao', nome: 'Da semana', busca: 'prazo=semana' },
    })
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?prazo=semana`)
    const excluir = await screen.findByRole('button', { name: 'Excluir a vista Da semana' })
    const reparar = rede.cortar(/vista\/excluir$/)
    await pessoa.click(excluir)
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    reparar()
    await pessoa.click(excluir)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Da semana/ })).toBeNull())
  })

  it('turns its pages up to the last, and goes back to the first with every other change', async () => {
    const { total } = await todas()
    expect(total).toBeGreaterThan(10)
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?porPagina=10`)
    const primeiras = await numeros()
    expect(primeiras).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveProperty('disabled', true)
    await pessoa.click(screen.getByRole('button', { name: 'Próxima página' }))
    await waitFor(async () => expect(await numeros()).not.toEqual(primeiras))
    expect(new URLSearchParams(location.search).get('pagina')).toBe('2')
    history.back()
    await waitFor(async () => expect(await numeros()).toEqual(primeiras))
    await pessoa.ir(`${LISTA}?porPagina=10&pagina=${Math.ceil(total / 10)}`)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveProperty('disabled', true),
    )
    await pessoa.click(screen.getByRole('button', { name: /^Minha vez/ }))
    await waitFor(() => expect(new URLSearchParams(location.search).has('pagina')).toBe(false))
  })

  it('tells nothing found from nothing there', async () => {
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?busca=zzzzzz`)
    expect(await screen.findByText('Nada encontrado')).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }))
    expect((await numeros()).length).toBeGreaterThan(0)
    expect(pessoa.onde()).toBe(LISTA)
  })

  it('that cannot be read says why, and is read again', async () => {
    const reparar = rede.cortar(LISTAR)
    const pessoa = await abrir('coordenador.operacional', LISTA)
    const erro = within(await screen.findByRole('alert'))
    expect(erro.getByText('Não foi possível falar com o servidor.')).toBeTruthy()
    reparar()
    await pessoa.click(erro.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(async () => expect((await numeros()).length).toBeGreaterThan(0))
  })
})

describe('on paper', () => {
  /** The tabs of a printed file, by their headings. */
  const partes = () =>
    [...screen.getByTestId('impressao').querySelectorAll(':scope > section > h2')].map(
      ({ textContent }) => textContent,
    )
  const estilos = (): string =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

  it('the file of an employee is whole: every tab, once all of it was read, with pages and who printed it', async () => {
    const rh = await sistema().as('gerente.rh')
    const { results } = await rh.call('GET /api/colaborador/listar', {
      query: { situacao: 'ativo', porPagina: '1' },
    })
    const id = results[0]?.id ?? 0
    const { nome, matricula } = await rh.call('GET /api/colaborador/obter/:id', {
      params: { id },
      query: {},
    })
    const trilha = await rh.call('GET /api/colaborador/alteracoes/:id', { params: { id }, query: {} })
    const imprimir = vi.spyOn(window, 'print').mockReturnValue()
    const pessoa = await abrir('gerente.rh', `/rh/colaborador/${id}/visualizar?aba=contrato`)
    await pessoa.click(await screen.findByRole('button', { name: 'Imprimir' }))
    await waitFor(() => expect(imprimir).toHaveBeenCalledTimes(1))
    const papel = within(screen.getByTestId('impressao'))
    expect(partes()).toEqual(Object.values(abas).map(({ label }) => label))
    expect(screen.getByTestId('impressao').querySelector('[aria-busy="true"]')).toBeNull()
    expect(papel.getAllByText(/^(Inclusão|Alteração|Retirada)$/)).toHaveLength(trilha.total)
    expect(papel.getByText(/^Impressa por .* em \d\d\/\d\d\/\d{4}/)).toBeTruthy()
    // The tab on the screen is in the whole file already.
    expect(
      screen.getByRole('navigation', { name: `Ficha de ${nome}` }).closest('[data-sem-impressao]'),
    ).toBeTruthy()
    const css = estilos()
    expect(css).toContain('counter(page) " de " counter(pages)')
    expect(css).toContain(`matrícula ${matricula}`)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByTestId('impressao')).toBeNull())
    imprimir.mockRestore()
  })

  it('the keys of the browser print the whole file too', async () => {
    const rh = await sistema().as('almoxarifado')
    const { results } = await rh.call('GET /api/colaborador/listar', {
      query: { situacao: 'ativo', porPagina: '1' },
    })
    const imprimir = vi.spyOn(window, 'print').mockReturnValue()
    const pessoa = await abrir('almoxarifado', `/almoxarifado/colaborador/${results[0]?.id}/visualizar`)
    await screen.findByRole('button', { name: 'Imprimir' })
    expect(screen.queryByRole('button', { name: 'Ficha de registro' })).toBeNull()
    await pessoa.keyboard('{Control>}p{/Control}')
    await waitFor(() => expect(imprimir).toHaveBeenCalledTimes(1))
    // A sector prints what it sees, and no more.
    expect(partes()).toEqual(['Resumo', 'Uniforme/EPI'])
    imprimir.mockRestore()
  })

  it('a list is asked for as it is filtered, in the columns on the screen', async () => {
    const criar = vi.fn<() => string>(() => 'blob:rh')
    Object.assign(URL, { createObjectURL: criar })
    const pessoa = await abrir('coordenador.operacional', `${LISTA}?status=efetivada`)
    await linhas()
    await pessoa.click(screen.getByRole('button', { name: 'Exportar' }))
    await pessoa.click(await screen.findByRole('menuitem', { name: 'Imprimir (PDF)' }))
    await waitFor(() => expect(criar).toHaveBeenCalledTimes(1))
    const [feita] = await sistema()
      .db.selectFrom('exportacao')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(feita).toMatchObject({
      chamada: 'GET /api/admissao/exportar',
      formato: 'pdf',
      filtros: { status: 'efetivada' },
    })
  })
})

describe('the ticked rows of a list', () => {
  it('are counted, told apart, decided and let go, by the pointer and by the keys', async () => {
    const rh = sistema()
    await abrirVagas(rh.db)
    const operacional = await rh.as('coordenador.operacional')
    const limpa = await comPareceres(rh, operacional)
    const pessoa = await abrir('coordenador', '/rh/admissao/listar?minhaVez=rh&ordenar=prazo')
    const marcar = async (achar: () => HTMLElement | null | undefined) => {
      const linha = await waitFor(() => {
        const achada = achar()?.closest('tr')
        if (!achada) throw new Error('no row yet')
        return achada
      })
      await pessoa.click(within(linha).getByRole('checkbox', { name: /^Marcar / }))
    }
    await marcar(() =>
      document.querySelector<HTMLElement>(`tr a[href*="/admissao/visualizar/${limpa.id}?fila="]`),
    )
    const barra = within(await screen.findByRole('region', { name: 'Linhas marcadas' }))
    expect(await barra.findByText('1 marcada, 1 pronta para aprovar.')).toBeTruthy()
    await marcar(() => screen.getAllByRole('button', { name: /^Efetivar/ })[0])
    expect(await barra.findByText('2 marcadas, 1 pronta para aprovar.')).toBeTruthy()
    expect(barra.getByText(/fica de fora: a ação pede a senha\./)).toBeTruthy()
    await pessoa.keyboard('{Shift>}a{/Shift}')
    expect(await screen.findByText('Você aprovou 1 admissão.')).toBeTruthy()
    expect(await barra.findByText('1 marcada, nenhuma pronta.')).toBeTruthy()
    expect(barra.queryByRole('button', { name: /^Aprovar/ })).toBeNull()
    const { emEspera } = await (
      await rh.as('coordenador')
    ).call('GET /api/admissao/obter/:id', { params: { id: limpa.id } })
    expect(emEspera).toMatchObject({ transicao: 'aprovar' })
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Linhas marcadas' })).toBeNull())
    // Eight calls stand behind the row before the page opens.
  })
})

describe('a queue', () => {
  it('is left by Escape for the row at which it was left', async () => {
    const cadastro = await sistema().as('cadastro')
    const { results } = await cadastro.call('GET /api/admissao/listar', { query: { minhaVez: 'rh' } })
    const [, segunda] = results
    if (!segunda) throw new Error('fewer than two wait')
    const pessoa = await abrir('cadastro', '/rh/admissao/listar?minhaVez=rh')
    await linhas()
    const daLinha = () =>
      document.querySelector<HTMLElement>(`tr td[data-title="true"] a[href*="/visualizar/${segunda.id}?"]`)
    await pessoa.click(daLinha() as HTMLElement)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(daLinha()).toBeTruthy())
    await waitFor(() => expect(document.activeElement).toBe(daLinha()))
  })
})
