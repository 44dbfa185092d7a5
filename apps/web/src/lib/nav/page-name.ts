import { useEffect, useSyncExternalStore } from 'react'

// One route may stand for several pages, as for the registers: which one it is only the page knows, and the title of
// the window tells it.

let name: string | null = null
const listeners = new Set<() => void>()

function setName(next: string | null): void {
  name = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the page on the screen calls itself; null where its route says enough. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => name)

/** Names the page while it is on the screen. */
export function useNamePage(own: string | undefined): void {
  useEffect(() => {
    if (own === undefined) return undefined
    setName(own)
    return () => setName(null)
  }, [own])
}
