import { askReach, isOffline, subscribeConnection } from '../api/connection.ts'
import { logFailure } from '../log.ts'

export interface LoadedPart<T> {
  /** What was loaded; null until then. */
  readonly get: () => T | null
  /** Starts to load it, unless that is done or under way. */
  readonly ask: () => void
  /** Asks for it, tells when it is there, and asks again whenever the connection comes back. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A part that loads apart. A failure is logged and forgotten: whoever needs the part next asks again. */
export function loadAgain<T>(name: string, load: () => Promise<T>): LoadedPart<T> {
  let part: T | null = null
  let isLoading = false
  const listeners = new Set<() => void>()
  const fetchPart = async (): Promise<void> => {
    try {
      part = await load()
    } catch (error) {
      logFailure(name, error)
      // Says that the server is away, if it is; its return is then noticed.
      void askReach()
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
