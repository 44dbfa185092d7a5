import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import { useSearchParams } from 'react-router'
import { changeState, readListState, replaceListState, type ListState } from './list-state.ts'

/** List state bound to the address: survives a reload, a link and the back button. */
export function useListState<C extends string, F extends Filtros>(lista: Lista<C, F>) {
  const [search, setSearch] = useSearchParams()
  const state = readListState(search, lista)
  const change = (
    next: Partial<ListState> | ((current: ListState) => Partial<ListState>),
    { replace }: { readonly replace?: boolean } = {},
  ): void => {
    // From the address of this moment, not of the last drawing: two changes in a row must not undo each other.
    const address = new URLSearchParams(window.location.search)
    const current = readListState(address, lista)
    const changes = typeof next === 'function' ? next(current) : next
    setSearch(replaceListState(address, changeState(current, changes), lista), {
      replace: replace ?? changes.pagina === undefined,
      preventScrollReset: true,
    })
  }
  /** Opens another view; the back button returns to this one. */
  const open = (busca: string): void => setSearch(busca, { preventScrollReset: true })
  return { state, change, open }
}
