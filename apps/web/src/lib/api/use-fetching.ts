import { useState } from 'react'
import { tellFailure } from './tell-failure.ts'

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
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: () => void run() }
}
