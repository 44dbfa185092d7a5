import { useCallback, useSyncExternalStore } from 'react'
import { metrics } from './metrics.ts'

export const NARROW = `(max-width: ${metrics.tablet - 0.05}px)`

let onScreen: boolean | undefined

/**
 * Whether the window is as narrow as a phone's or a small tablet's. While it is printed, as it was on the screen: A4 is
 * narrower than a desktop, and a page that became another one would ask for data that paper does not wait for.
 */
export function isPhone(): boolean {
  if (onScreen === undefined || !window.matchMedia('print').matches)
    onScreen = window.matchMedia(NARROW).matches
  return onScreen
}

/** Whether the window, or the paper, is as the query says. */
export function useMedia(media: string, get = () => window.matchMedia(media).matches): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, get)
}

export const useIsPhone = (): boolean => useMedia(NARROW, isPhone)
