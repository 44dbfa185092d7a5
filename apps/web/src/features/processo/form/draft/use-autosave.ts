import { useEffect, useSyncExternalStore } from 'react'
import { toApiError } from '../../../../lib/api/api-error.ts'
import type { Desfecho, SaveState } from './autosave-core.ts'
import type { Autosave } from './autosave.ts'

/** Classifies the failure of a save. */
export function desfechoDe(error: unknown): Desfecho {
  const { status, codigo } = toApiError(error)
  if (codigo === 'versao_antiga') return 'conflito'
  // No connection, too many calls, or a server that is busy, starting or broken.
  return status === 0 || status === 429 || status >= 500 ? 'passa' : 'recusa'
}

/** Binds an autosave to React: its state, a retry on reconnect, a flush when the page is hidden, and the cleanup. */
export function useAutosave<K, D>(autosave: Autosave<K, D>): SaveState {
  useEffect(() => {
    const wake = (): void => autosave.wake()
    // A phone may never come back to a page it put away.
    const putAway = (): void => {
      if (document.visibilityState === 'hidden') void autosave.flush()
    }
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', putAway)
    return () => {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', putAway)
      autosave.stop()
    }
  }, [autosave])
  return useSyncExternalStore(autosave.subscribe, autosave.getState)
}
