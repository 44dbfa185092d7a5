import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import { idDoEndereco } from '../../../lib/nav/id-do-endereco.ts'

/** Page sizes. */
export const tamanhos = [10, 25, 50, 100] as const
const PADRAO = 25

export interface ListState {
  readonly pagina: number
  readonly porPagina: number
  readonly ordenar: string
  readonly busca: string
  readonly filtros: Readonly<Record<string, string>>
  /** Columns in the address; none when it leaves them to the stored choice. */
  readonly colunas: readonly string[]
}

export type AnyLista = Pick<Lista<string, Filtros>, 'colunas' | 'filtros' | 'ordemPadrao'>

const toInteger = (texto: string | null, padrao: number): number =>
  texto !== null && /^[1-9]\d{0,5}$/.test(texto) ? Number(texto) : padrao

const isOrder = (lista: AnyLista, ordenar: string | null): ordenar is string =>
  ordenar !== null && lista.colunas[ordenar.replace(/^-/, '')]?.sortable === true

/** Filters column names to known ones, in declared order. */
export const readColumns = (nomes: readonly unknown[] | undefined, lista: AnyLista): string[] =>
  Object.keys(lista.colunas).filter((coluna) => nomes?.includes(coluna))

/** Parses the list state from the address; unknown parts are ignored. */
export function readListState(search: URLSearchParams, lista: AnyLista): ListState {
  const ordenar = search.get('ordenar')
  const porPagina = toInteger(search.get('porPagina'), PADRAO)
  const filtros = Object.entries(lista.filtros).flatMap(([nome, filtro]) => {
    const value = search.get(nome)
    return value && (filtro !== 'id' || idDoEndereco(value) !== null) ? [[nome, value] as const] : []
  })
  return {
    pagina: toInteger(search.get('pagina'), 1),
    porPagina: tamanhos.some((n) => n === porPagina) ? porPagina : PADRAO,
    ordenar: isOrder(lista, ordenar) ? ordenar : lista.ordemPadrao,
    busca: search.get('busca') ?? '',
    filtros: Object.fromEntries(filtros),
    colunas: readColumns(search.get('colunas')?.split(','), lista),
  }
}

/** Serializes a list state to the address; defaults are left out, so that links stay short. */
export function writeListState(state: ListState, lista: AnyLista): URLSearchParams {
  const search = new URLSearchParams()
  if (state.busca) search.set('busca', state.busca)
  for (const [nome, value] of Object.entries(state.filtros)) if (value) search.set(nome, value)
  if (state.ordenar !== lista.ordemPadrao) search.set('ordenar', state.ordenar)
  if (state.porPagina !== PADRAO) search.set('porPagina', String(state.porPagina))
  if (state.colunas.length > 0) search.set('colunas', state.colunas.join(','))
  if (state.pagina > 1) search.set('pagina', String(state.pagina))
  return search
}

const proprios = ['busca', 'ordenar', 'porPagina', 'colunas', 'pagina']

/** Replaces the list state in an address, keeping its other parameters: a panel open over the list. */
export function replaceListState(
  search: URLSearchParams,
  state: ListState,
  lista: AnyLista,
): URLSearchParams {
  const next = writeListState(state, lista)
  for (const [nome, value] of search)
    if (!proprios.includes(nome) && !(nome in lista.filtros)) next.append(nome, value)
  return next
}

/** Query parameters of a list state, as text. */
export const toQuery = (state: ListState): Readonly<Record<string, string>> => ({
  pagina: String(state.pagina),
  porPagina: String(state.porPagina),
  ordenar: state.ordenar,
  ...(state.busca && { busca: state.busca }),
  ...state.filtros,
})

/** Changes the list state; anything but paging or choosing columns goes back to the first page. */
export const changeState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...(change.colunas ? {} : { pagina: 1 }),
  ...change,
})

/** Next sort order of a column: ascending, descending, ascending again. */
export const nextOrder = (ordenar: string, coluna: string): string =>
  ordenar === coluna ? `-${coluna}` : coluna

interface OrderNow {
  /** Tab that was pressed until now. */
  readonly from: string
  readonly ordenar: string
  readonly ordemPadrao: string
}

/** Sort order once a tab is pressed: the tab's own, which goes with it; whatever was chosen otherwise stays. */
export function orderOfTab(
  options: readonly { readonly value: string; readonly ordenar?: string | undefined }[],
  to: string,
  { from, ordenar, ordemPadrao }: OrderNow,
): string {
  const orderOf = (tab: string) => options.find(({ value }) => value === tab)?.ordenar
  return orderOf(to) ?? (ordenar === orderOf(from) ? ordemPadrao : ordenar)
}

/** Part of the list state that a saved view or a link keeps: filters and order, not the page. */
export const viewOf = (state: ListState, lista: AnyLista): string =>
  writeListState({ ...state, pagina: 1, porPagina: PADRAO, colunas: [] }, lista).toString()
