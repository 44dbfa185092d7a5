/** Upper bound of the wait: a busy page must not defer background work forever. */
const LIMITE_MS = 2_000

/**
 * Runs a callback when the browser is idle; after a timeout where `requestIdleCallback` is missing (Safari). Answers how
 * to call it off.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: LIMITE_MS })
  return () => cancelIdleCallback(handle)
}
