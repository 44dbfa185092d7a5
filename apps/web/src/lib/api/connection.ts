let isReachable = true
const listeners = new Set<() => void>()

/** Whether the last call got an answer, of whatever kind. */
export function reportReach(reached: boolean): void {
  if (reached === isReachable) return
  isReachable = reached
  for (const listener of listeners) listener()
}

/** Without a network, or with a server that does not answer. */
export const isOffline = (): boolean => !navigator.onLine || !isReachable

/** Asks the server whether it is there: any answer will do. */
export async function askReach(): Promise<void> {
  try {
    await fetch('/api/saude', { cache: 'no-store' })
    reportReach(true)
  } catch {
    reportReach(false)
  }
}

export function subscribeConnection(listener: () => void): () => void {
  const controller = new AbortController()
  listeners.add(listener)
  window.addEventListener('online', listener, controller)
  window.addEventListener('offline', listener, controller)
  return () => {
    listeners.delete(listener)
    controller.abort()
  }
}
