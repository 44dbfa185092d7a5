import type { ListState } from './list-state.ts'

/** Tests whether anything narrows the list. */
export const isFiltered = (state: ListState): boolean =>
  state.busca !== '' || Object.keys(state.filtros).length > 0

/** Tests whether this is the only active filter. */
export const isOnlyFilter = ({ busca, filtros }: ListState, filtro: string): boolean =>
  busca === '' && Object.keys(filtros).length === 1 && filtros[filtro] !== undefined
