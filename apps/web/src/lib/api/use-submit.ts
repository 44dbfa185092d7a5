import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, type ApiKey, type ArgsOf, type CallParams, type ReplyOf } from './api.ts'
import type { ApiError } from './api-error.ts'

interface Options<K extends ApiKey> {
  /** Queries to invalidate after the write. */
  readonly invalidates?: readonly ApiKey[]
  readonly onSuccess?: (reply: ReplyOf<K>) => void | Promise<void>
}

interface Attempt {
  readonly texto: string
  readonly key: string
}

/**
 * Sends a write. One idempotency key per attempt: sending the same data again after a failure repeats the
 * key, so a double click or a lost answer creates one record; other data, or success, starts a new attempt.
 */
export function useSubmit<K extends ApiKey>(key: K, { invalidates = [], onSuccess }: Options<K> = {}) {
  const { chaveDe, esquecer } = useAttempt()
  const queries = useQueryClient()
  return useMutation<ReplyOf<K>, ApiError, ArgsOf<K>>({
    mutationFn: (args) => {
      const options = { ...args, idempotencyKey: chaveDe(args) }
      return call(key, ...([options] as unknown as CallParams<K>))
    },
    onSuccess: async (reply) => {
      esquecer()
      await Promise.all(invalidates.map((other) => queries.invalidateQueries({ queryKey: [other] })))
      await onSuccess?.(reply)
    },
  })
}

/** Idempotency key of the submitted data: the same until it has arrived. */
export function useAttempt() {
  const attempt = useRef<Attempt | null>(null)
  return {
    chaveDe: (args: unknown): string => {
      attempt.current = sameAttempt(attempt.current, JSON.stringify(args))
      return attempt.current.key
    },
    esquecer: (): void => {
      attempt.current = null
    },
  }
}

const sameAttempt = (last: Attempt | null, texto: string): Attempt =>
  last?.texto === texto ? last : { texto, key: crypto.randomUUID() }
