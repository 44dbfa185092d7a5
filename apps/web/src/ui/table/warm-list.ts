import { sessionQueries } from '../../lib/session/session-queries.ts'
import type { Read } from '../../lib/api/query.ts'
import { readListState, toQuery, type AnyLista } from './state/list-state.ts'

/** Prefetches the rows for an address of a list while its page is still loading. `load` is the list's own. */
export const warmList =
  <Q, A>(lista: AnyLista, load: (query: Q) => Read<A>) =>
  (search: URLSearchParams): void => {
    void sessionQueries().prefetchQuery(load(toQuery(readListState(search, lista)) as Q))
  }
