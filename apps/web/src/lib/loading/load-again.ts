import { askReach, isOffline, subscribeConnection } from '../api/connection.ts'
import { logFailure } from '../log.ts'
import { notify } from '../notify.ts'

export interface LoadedPart<T> {
  /** Loaded value; null until then. */
  readonly get: () => T | null
  /** Starts loading; idempotent. */
  readonly ask: () => void
  /** Starts loading, notifies when loaded, and retries on reconnect. */
  readonly subscribe: (listener: () => void) => () => void
}

const AUSENTE = 'Não foi possível abrir esta parte.'

/** One message, however many parts of a page are missing. */
const tellMissing = (): void =>
  notify.warning(
    isOffline() ? `${AUSENTE} Ela abre quando a conexão voltar.` : `${AUSENTE} Atualize a página.`,
    {
      id: 'parte',
    },
  )

/** Lazy-loads a value. A failure is logged, and told to who waits for it; the next subscriber retries. */
export function loadAgain<T>(name: string, load: () => Promise<T>): LoadedPart<T> {
  let part: T | null = null
  let isLoading = false
  const listeners = new Set<() => void>()
  const explain = async (): Promise<void> => {
    // Says that the server is away, if it is; its return is then noticed.
    await askReach()
    if (part === null && listeners.size > 0) tellMissing()
  }
  const fetchPart = async (): Promise<void> => {
    try {
      part = await load()
    } catch (error) {
      logFailure(name, error)
      void explain()
    } finally {
      isLoading = false
    }
    if (part !== null) for (const listener of listeners) listener()
  }
  const ask = (): void => {
    if (part !== null || isLoading) return
    isLoading = true
    void fetchPart()
  }
  return {
    get: () => part,
    ask,
    subscribe(listener) {
      // Each of its own, so that one listener given twice leaves once.
      const tell = (): void => listener()
      listeners.add(tell)
      const leave = subscribeConnection(() => {
        if (!isOffline()) ask()
      })
      ask()
      return () => {
        listeners.delete(tell)
        leave()
      }
    },
  }
}
