import createCache, { type EmotionCache } from '@emotion/cache'

/** Styles as they are written: left to right. */
export const ltrCache = createCache({ key: 'css' })

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
