import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { call, type ApiKey, type CallParams, type ReplyOf } from './api.ts'
import type { ApiError } from './api-error.ts'

/**
 * Query of a list that is read on from where its last answer ended: `argsOf` asks for what follows a place, null for the
 * beginning, and `next` tells the place after an answer, null at the end.
 */
export const pagesQuery = <K extends ApiKey & `GET ${string}`, P extends string | number>(
  key: K,
  argsOf: (after: P | null) => NonNullable<CallParams<K>[0]>,
  next: (reply: ReplyOf<K>) => P | null,
) =>
  infiniteQueryOptions<ReplyOf<K>, ApiError, InfiniteData<ReplyOf<K>, P | null>, QueryKey, P | null>({
    queryKey: [key, 'pages', argsOf(null)],
    queryFn: ({ pageParam, signal }) =>
      call(key, ...([{ ...argsOf(pageParam as P | null), signal }] as unknown as CallParams<K>)),
    initialPageParam: null,
    getNextPageParam: next,
  })
