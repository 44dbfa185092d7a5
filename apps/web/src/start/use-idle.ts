import { startTransition, useEffect, useState } from 'react'

/** Upper bound of the wait: a busy page must not defer background work forever. */
const LIMITE_MS = 2_000

/** True once the browser has been idle: later callers do not wait. */
let hasBeenIdle = false

/** Tests for the start of the document: until the browser was idle after the first page of a sector. */
export const isStarting = (): boolean => !hasBeenIdle

/** Runs a callback when the browser is idle; after a timeout where `requestIdleCallback` is missing (Safari). */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LIMITE_MS })
  return () => cancelIdleCallback(handle)
}

/**
 * Becomes true when the browser is idle after the first page. Defers requests of the app shell, so that those of the
 * page go first.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(hasBeenIdle)
  useEffect(() => {
    if (isIdle) return undefined
    return whenIdle(() => {
      hasBeenIdle = true
      startTransition(() => setIsIdle(true))
    })
  }, [isIdle])
  return isIdle
}
