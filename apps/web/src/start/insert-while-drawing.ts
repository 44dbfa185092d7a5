import { useInsertionEffect } from 'react'

let isStarting = true

/** Told once the first page shows: from then on rules come with the commit, or every slice would restyle that page. */
export const stopInsertingEarly = (): void => {
  isStarting = false
}

/**
 * In place of `@emotion/use-insertion-effect-with-fallbacks`. Emotion writes the rules of a page's new styles in the
 * commit, the one piece of work that React cannot interrupt: half of that piece for the first page. Written while that
 * page is drawn, in slices, they are there when it commits, where the same call finds nothing left to do.
 */
export const useInsertionEffectAlwaysWithSyncFallback = (insert: () => void): void => {
  if (isStarting) insert()
  useInsertionEffect(insert)
}

/** Global styles, which are few, come with the commit as always. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
