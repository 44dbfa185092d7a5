import { screen, waitFor, within } from '@testing-library/dom'
import { MARCADAS_POR_CHAMADA } from '@rh/domain/processo/marcadas'
import { describe, expect, it, vi } from 'vitest'
import { logout } from '../src/lib/session/session.ts'
import { rede } from './rede.ts'
import { abrirVagas, comPareceres, pedida, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))
vi.setConfig({ testTimeout: 60_000 })

const LISTA = '/rh/admissao/listar?minhaVez=rh&ordenar=prazo&porPagina=100'
const LISTAR = /^GET \/api\/admissao\/listar$/
const VERIFICAR = /marcadas\/verificar$/
const DECIDIR = /marcadas\/decidir$/
const DESFAZER = /espera\/desfazer$/

/** An admission that Rh approves without looking at anything else. */
const limpa = async () => comPareceres(sistema(), await sistema().as('coordenador.operacional'))

const linhaDe = ({ id }: { readonly id: number }): Promise<HTMLElement> =>
  waitFor(() => {
    const linha = document
      .querySelector(`tr a[href*="/admissao/visualizar/${id}?fila="]`)
      ?.closest<HTMLElement>('tr')
    if (!linha) throw new Error('no row yet')
    return linha
  })
const caixaDe = async (registro: { readonly id: number }) =>
  within(await linhaDe(registro)).getByRole('checkbox', { name: /^Marcar / })
const marcar = async (pessoa: Pessoa, registro: { readonly id: number }) =>
  pessoa.click(await caixaDe(registro))
const barra = async () => within(await screen.findByRole('region', { name: 'Linhas marcadas' }))
const emEspera = async (id: number) =>
  (await (await sistema().as('coordenador')).call('GET /api/admissao/obter/:id', { params: { id } })).emEspera

describe('rows that are decided together', () => {
  it('say so when nobody answers, and stay ticked', async () => {
    const registro = await limpa()
    const pessoa = await abrir('coordenador', LISTA)
    await marcar(pessoa, registro)
    await (await barra()).findByText(/1 pronta para aprovar\./)
    const reparar = rede.cortar(DECIDIR)
    await pessoa.keyboard('{Shift>}a{/Shift}')
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect(await caixaDe(registro)).toHaveProperty('checked', true)
    reparar()
    await pessoa.click((await barra()).getByRole('button', { name: /^Aprovar 1/ }))
    expect(await screen.findByText('Você aprovou 1 admissão.')).toBeTruthy()
    expect(await emEspera(registro.id)).toMatchObject({ transicao: 'aprovar' })
  })

  it('are told of before the list is read again, and undone to the last one whatever refuses the first', async () => {
    const [primeira, segunda] = [await limpa(), await limpa()]
    const pessoa = await abrir('coordenador', LISTA)
    await marcar(pessoa, primeira)
    await marcar(pessoa, segunda)
    await (await barra()).findByText(/2 prontas para aprovar\./)
    const soltar = rede.segurar(LISTAR)
    await pessoa.keyboard('{Shift>}a{/Shift}')
    const dito = await screen.findByText('Você aprovou 2 admissões.')
    const aviso = within(dito.closest('li') as HTMLElement)
    // The first one was made meanwhile: there is nothing left of it to undo.
    await (
      await sistema().as('coordenador')
    ).call('POST /api/admissao/espera/desfazer', { body: { id: primeira.id } })
    await pessoa.click(aviso.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(rede.chamadas(DESFAZER)).toHaveLength(2))
    await waitFor(async () => expect(await emEspera(segunda.id)).toBeNull())
    soltar()
    expect(await caixaDe(segunda)).toBeTruthy()
  })

  it('do their act once from the row itself, and say what failed', async () => {
    const registro = await limpa()
    const pessoa = await abrir('coordenador', LISTA)
    const ato = within(await linhaDe(registro)).getByRole('button', { name: /^Aprovar/ })
    const reparar = rede.cortar(DECIDIR)
    await pessoa.click(ato)
    expect(await screen.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect(pessoa.onde()).toBe(LISTA)
    reparar()
    await pessoa.dblClick(ato)
    expect(await screen.findByText('Você aprovou 1 admissão.')).toBeTruthy()
    expect(rede.chamadas(DECIDIR)).toHaveLength(1)
    // The next person of this tab is not told of it, nor offered to undo it.
    logout()
    await waitFor(() => expect(screen.queryByText('Você aprovou 1 admissão.')).toBeNull())
  })
})

describe('what is ticked', () => {
  it('is not said to be checked for ever when the check found nobody', async () => {
    const registro = await limpa()
    const reparar = rede.cortar(VERIFICAR)
    const pessoa = await abrir('coordenador', LISTA)
    await marcar(pessoa, registro)
    expect(await (await barra()).findByText(/não foi possível conferir/)).toBeTruthy()
    reparar()
    await pessoa.click((await barra()).getByRole('button', { name: 'Tentar de novo' }))
    expect(await (await barra()).findByText('1 marcada, 1 pronta para aprovar.')).toBeTruthy()
  })

  it('is what is shown: another view or filter lets it go', async () => {
    const registro = await limpa()
    const pessoa = await abrir('coordenador', LISTA)
    await marcar(pessoa, registro)
    await barra()
    await pessoa.escrever(screen.getByRole('searchbox'), 'zzzzzz')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Linhas marcadas' })).toBeNull())
    await pessoa.clear(screen.getByRole('searchbox'))
    expect(await caixaDe(registro)).toHaveProperty('checked', false)
  })

  it('may be all of the page, of more rows than one call takes, each checked once', async () => {
    const gestor = await sistema().as('gestor')
    for (let n = 0; n <= MARCADAS_POR_CHAMADA; n += 1) await pedida(sistema(), gestor)
    const pessoa = await abrir('cadastro', '/rh/promocao/listar?minhaVez=rh&porPagina=100')
    await pessoa.click(await screen.findByRole('checkbox', { name: /^Marcar as \d+ linhas desta página/ }))
    const linhas = screen.getAllByRole('checkbox', { name: /^Marcar (?!as )/ })
    expect(linhas.length).toBeGreaterThan(MARCADAS_POR_CHAMADA)
    expect(await (await barra()).findByText(`${linhas.length} marcadas, nenhuma pronta.`)).toBeTruthy()
    const [uma] = linhas
    if (!uma) throw new Error('no row')
    await pessoa.click(uma)
    expect(await (await barra()).findByText(`${linhas.length - 1} marcadas, nenhuma pronta.`)).toBeTruthy()
    const conferidas = rede
      .chamadas(VERIFICAR)
      .map(({ corpo }) => (corpo as { itens: readonly unknown[] }).itens.length)
    expect(conferidas).toEqual([MARCADAS_POR_CHAMADA, linhas.length - MARCADAS_POR_CHAMADA])
    await pessoa.keyboard('{Shift>}x{/Shift}')
    await waitFor(() => expect(linhas.every((linha) => (linha as HTMLInputElement).checked)).toBe(true))
    await pessoa.keyboard('{Shift>}x{/Shift}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Linhas marcadas' })).toBeNull())
  })
})
