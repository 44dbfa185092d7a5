import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Styles as they are written: left to right, and without the vendor prefixes that a cache adds by itself. The browsers
 * this is built for know the plain names of all that is used but two (`WebkitUserSelect`, `WebkitBackdropFilter`, which are
 * written out), and to prefix every rule is work before the first page shows.
 */
export const ltrCache = createCache({ key: 'css', stylisPlugins: [] })

let mirrored: Promise<EmotionCache> | undefined

/** Styles turned round, right to left. Few people need the mirror: it is loaded for them only. */
export const rtlCache = (): Promise<EmotionCache> => {
  mirrored ??= import('./rtl.ts').then(
    ({ createRtlCache }) => createRtlCache(),
    // Not to be had now: the page turns with what the browser itself mirrors.
    () => ltrCache,
  )
  return mirrored
}
