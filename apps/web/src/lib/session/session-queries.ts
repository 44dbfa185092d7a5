import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../api/query.ts'
import { getSession, subscribeSession } from './session.ts'

let current: QueryClient | undefined

subscribeSession(() => {
  if (getSession().status === 'unauthenticated') current = undefined
})

/** The answers that the server gave in this session; the next one starts with none of them. */
export const sessionQueries = (): QueryClient => (current ??= createQueryClient())
