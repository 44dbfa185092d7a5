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

/** Title set by the current page; null where the route label is enough. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => name)

/** Sets the title of the current page while it is mounted. */
export function useNamePage(own: string | undefined): void {
  useEffect(() => {
    if (own === undefined) return undefined
    setName(own)
    return () => setName(null)
  }, [own])
}
