import { useSyncExternalStore } from 'react'
import { metrics } from '../theme/metrics.ts'

const narrow = window.matchMedia(`(width < ${metrics.tablet}px)`)

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

export const isPhone = (): boolean => narrow.matches

/** Whether the window is as narrow as a phone's or a small tablet's. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
