import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../lib/when-idle.ts'

/** True once the browser has been idle: later callers do not wait. */
let hasBeenIdle = false

/** Tests for the start of the document: until the browser was idle after the first page of a sector. */
export const isStarting = (): boolean => !hasBeenIdle

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
