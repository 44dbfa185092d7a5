import { sessionQueries } from '../../lib/session/session-queries.ts'
import type { Read } from '../../lib/api/query.ts'
import { readListState, toQuery, type AnyLista } from './state/list-state.ts'

/**
 * Asks for the rows that an address of a list shows while its page is still on its way: what the page asks once it is
 * drawn is then there, or nearly. `load` is the list's own.
 */
export const warmList =
  <Q, A>(lista: AnyLista, load: (query: Q) => Read<A>) =>
  (search: URLSearchParams): void => {
    void sessionQueries().prefetchQuery(load(toQuery(readListState(search, lista)) as Q))
  }
