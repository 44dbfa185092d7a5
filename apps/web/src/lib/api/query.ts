import { queryOptions, QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { call, type ApiKey, type CallParams, type ReplyOf } from './api.ts'
import { ApiError } from './api-error.ts'
import { comMoldura } from './moldura.ts'
import { nextTask } from '../../start/next-task.ts'
import { isStarting } from '../../start/use-idle.ts'

const MAX_RETRIES = 2

/** Retry policy: only transient failures are retried (no connection, server busy or starting). */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 502)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: true },
      // Without a network too: they fail and say so, where they would wait in silence and be sent much later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Query options of lookups: cached for the whole session. */
export const DE_APOIO = { staleTime: Infinity } as const

/** Query options of a GET endpoint; the key is the call itself, so `['GET /api/x']` invalidates all of it. */
export function query<K extends ApiKey & `GET ${string}`>(key: K, ...[args]: CallParams<K>) {
  return queryOptions<ReplyOf<K>, ApiError>({
    queryKey: args === undefined ? [key] : [key, args],
    queryFn: async ({ signal }) => {
      // The first page asks for several things at once, and each request takes the browser some milliseconds.
      if (isStarting()) await nextTask()
      const junto = comMoldura(key)
      if (junto) return junto as Promise<ReplyOf<K>>
      return call(key, ...([{ ...args, signal }] as unknown as CallParams<K>))
    },
  })
}

/** Query of any endpoint whose response is `A`, as lists and searches take it. */
export interface Read<A> {
  readonly queryKey: QueryKey
  readonly queryFn?: QueryFunction<A>
}

/** Row type of a list endpoint. */
export type ResultOf<K extends ApiKey> =
  ReplyOf<K> extends { readonly results: readonly (infer R)[] } ? R : never
