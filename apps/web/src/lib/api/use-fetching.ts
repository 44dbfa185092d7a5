import { useState } from 'react'
import { toApiError } from './api-error.ts'
import { notify } from '../notify.ts'

/** The fetching of a file at a click: whether it is under way, and what went wrong, said as a message. */
export function useFetching(fetch: () => Promise<void>): {
  readonly busy: boolean
  readonly run: () => void
} {
  const [busy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      await fetch()
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.error(mensagem, { description: acao })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: () => void run() }
}
