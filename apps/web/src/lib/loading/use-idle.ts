import { startTransition, useEffect, useState } from 'react'

/** At the latest then: a page that is never done must not keep the rest waiting for good. */
const LIMITE_MS = 2_000

/** Once in the life of a document: after that there is nothing to wait for. */
let hasBeenIdle = false

/** Runs once the browser has nothing else to do; after a moment in one that does not say when (Safari). */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LIMITE_MS })
  return () => cancelIdleCallback(handle)
}

/**
 * False until the first page stands and the browser rests. What is around every page asks the server only then: the
 * page's own questions go first.
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
