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
