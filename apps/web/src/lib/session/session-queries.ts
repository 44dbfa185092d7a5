import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../api/query.ts'
import { getSession, subscribeSession } from './session.ts'

let current: QueryClient | undefined

subscribeSession(() => {
  if (getSession().status === 'unauthenticated') current = undefined
})

/** Query cache of the current session; a new session starts with an empty one. */
export const sessionQueries = (): QueryClient => (current ??= createQueryClient())
