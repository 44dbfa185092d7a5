import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { call, type ApiKey, type ArgsOf, type CallParams, type ReplyOf } from './api.ts'
import { isGone, isOutdated, type ApiError } from './api-error.ts'

interface Options<K extends ApiKey> {
  /** Queries to invalidate after the write. */
  readonly invalidates?: readonly ApiKey[]
  readonly onSuccess?: (reply: ReplyOf<K>) => void | Promise<void>
}

type Callbacks<K extends ApiKey> = Omit<MutateOptions<ReplyOf<K>, ApiError, ArgsOf<K>>, 'onError'> & {
  readonly onError?: (error: ApiError) => void
}

interface Attempt {
  readonly texto: string
  readonly key: string
}

/**
 * Sends a write. One idempotency key per attempt: sending the same data again after a failure repeats the
 * key, so a double click or a lost answer creates one record; other data, or success, starts a new attempt. What the
 * write makes old is read again, and so is what somebody else's made old before it. A failure is told by `onError` of
 * `mutate` though the part of the page is gone by then, or sends something else.
 */
export function useSubmit<K extends ApiKey>(key: K, { invalidates = [], onSuccess }: Options<K> = {}) {
  const { chaveDe, esquecer } = useAttempt()
  const queries = useQueryClient()
  const lerDeNovo = () =>
    Promise.all(invalidates.map((other) => queries.invalidateQueries({ queryKey: [other] })))
  // The library forgets it with the component that sent, and with the next write.
  const aoFalhar = useRef(new WeakMap<object, (error: ApiError) => void>())
  const mutation = useMutation<ReplyOf<K>, ApiError, ArgsOf<K>>({
    mutationFn: (args) => {
      const options = { ...args, idempotencyKey: chaveDe(args) }
      return call(key, ...([options] as unknown as CallParams<K>))
    },
    onSuccess: async (reply) => {
      esquecer()
      await lerDeNovo()
      await onSuccess?.(reply)
    },
    // Somebody else was faster: the person is told to look at what changed, and to send it again.
    onError: async (error, args) => {
      if (isOutdated(error)) await lerDeNovo()
      const contar = aoFalhar.current.get(args)
      contar?.(error)
      // Told elsewhere, nothing is typed in what is gone, or no longer the person's: it leaves the screen.
      if (contar && isGone(error)) void lerDeNovo()
    },
  })
  const { mutate: enviar } = mutation
  const mutate = useCallback(
    (args: ArgsOf<K>, { onError, ...callbacks }: Callbacks<K> = {}): void => {
      if (onError) aoFalhar.current.set(args, onError)
      enviar(args, callbacks)
    },
    [enviar],
  )
  return { ...mutation, mutate }
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
