import { defineList } from '@rh/domain/listas/define-list'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  changeState,
  nextOrder,
  orderOfTab,
  readListState,
  replaceListState,
  toQuery,
  viewOf,
  writeListState,
} from './list-state.ts'
import { isFiltered, isOnlyFilter } from './narrowed.ts'

const lista = defineList({
  colunas: { nome: { label: 'Nome', sortable: true }, cpf: { label: 'CPF' } },
  filtros: { situacao: z.string().optional() },
  ordemPadrao: 'nome',
})
const read = (search: string) => readListState(new URLSearchParams(search), lista)

describe('readListState', () => {
  it('opens on the first page, in the default order', () => {
    expect(read('')).toEqual({
      pagina: 1,
      porPagina: 25,
      ordenar: 'nome',
      busca: '',
      filtros: {},
      colunas: [],
    })
  })
  it('reads the grammar of the server', () => {
    expect(read('?pagina=3&porPagina=50&ordenar=-nome&busca=ana&situacao=ativo')).toEqual({
      pagina: 3,
      porPagina: 50,
      ordenar: '-nome',
      busca: 'ana',
      filtros: { situacao: 'ativo' },
      colunas: [],
    })
  })
  it('ignores what the list does not know', () => {
    expect(read('?pagina=-1&porPagina=7&ordenar=cpf&outro=x')).toEqual(read(''))
    expect(read('?pagina=1e3&ordenar=__proto__')).toEqual(read(''))
    expect(read('?colunas=cpf,senha,nome,cpf,constructor').colunas).toEqual(['nome', 'cpf'])
  })
})

describe('writeListState', () => {
  it('says only what differs', () => {
    expect(writeListState(read(''), lista).toString()).toBe('')
    const search = 'busca=ana&situacao=ativo&ordenar=-nome&porPagina=50&colunas=nome%2Ccpf&pagina=3'
    expect(writeListState(read(search), lista).toString()).toBe(search)
  })
})

it('goes back to the first page when anything but the page changes', () => {
  const third = read('?pagina=3')
  expect(changeState(third, { busca: 'x' }).pagina).toBe(1)
  expect(changeState(third, { pagina: 4 }).pagina).toBe(4)
  expect(changeState(third, { colunas: ['cpf'] }).pagina).toBe(3)
})

it('asks the server in text', () => {
  expect(toQuery(read('?busca=ana&situacao=ativo'))).toEqual({
    pagina: '1',
    porPagina: '25',
    ordenar: 'nome',
    busca: 'ana',
    situacao: 'ativo',
  })
})

it('turns a column over', () => {
  expect(nextOrder('nome', 'nome')).toBe('-nome')
  expect(nextOrder('-nome', 'nome')).toBe('nome')
  expect(nextOrder('-nome', 'cpf')).toBe('cpf')
})

it('keeps of a view what it shows, not where one stands in it', () => {
  expect(
    viewOf(read('?busca=ana&situacao=ativo&ordenar=-nome&porPagina=50&pagina=3&colunas=cpf'), lista),
  ).toBe('busca=ana&situacao=ativo&ordenar=-nome')
})

it('leaves in the address what is not the list’s: a panel opened while the search still waits', () => {
  const depois = (search: string, change: Parameters<typeof changeState>[1]) =>
    replaceListState(new URLSearchParams(search), changeState(read(search), change), lista).toString()
  expect(depois('?usuario=5&aba=grupos', { busca: 'ana' })).toBe('busca=ana&usuario=5&aba=grupos')
  expect(depois('?busca=ana&situacao=ativo&pagina=2&usuario=5', { busca: '', filtros: {} })).toBe('usuario=5')
})

it('knows when one filter is the only one', () => {
  expect(isOnlyFilter(read('?situacao=ativo'), 'situacao')).toBe(true)
  expect(isOnlyFilter(read('?situacao=ativo&busca=x'), 'situacao')).toBe(false)
  expect(isOnlyFilter(read(''), 'situacao')).toBe(false)
})

it('knows whether anything narrows the list', () => {
  expect(isFiltered(read('?pagina=2'))).toBe(false)
  expect(isFiltered(read('?situacao=ativo'))).toBe(true)
})

it('a tab brings its order, and takes it along; what was chosen otherwise stays', () => {
  const options = [{ value: '' }, { value: 'a_pagar', ordenar: 'prazo' }, { value: 'exames' }]
  const de = (from: string, ordenar: string, to: string) =>
    orderOfTab(options, to, { from, ordenar, ordemPadrao: '-numero' })
  expect(de('', '-numero', 'a_pagar')).toBe('prazo')
  expect(de('a_pagar', 'prazo', 'exames')).toBe('-numero')
  expect(de('a_pagar', 'nome', '')).toBe('nome')
  expect(de('', 'nome', 'exames')).toBe('nome')
})
