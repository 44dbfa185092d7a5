import { useState } from 'react'
import { toApiError } from './api-error.ts'
import { notify } from '../notify.ts'

/** Runs a download on click; exposes `busy` and shows a failure as a toast. */
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
