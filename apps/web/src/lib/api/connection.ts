let isReachable = true
const listeners = new Set<() => void>()

/** Records whether the last request got any response; listeners are notified on change. */
export function reportReach(reached: boolean): void {
  if (reached === isReachable) return
  isReachable = reached
  for (const listener of listeners) listener()
}

/** True without a network or while the server is unreachable. */
export const isOffline = (): boolean => !navigator.onLine || !isReachable

/** Health check: any response counts as reachable. */
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
