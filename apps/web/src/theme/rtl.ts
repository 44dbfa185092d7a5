import createCache, { type EmotionCache } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'

/**
 * Without the vendor prefixes that a cache adds by itself: the browsers this is built for need them for no more
 * than a blur, and stylis' own prefixer would come with everybody's first download.
 */
export const createRtlCache = (): EmotionCache => createCache({ key: 'rtl', stylisPlugins: [mirror] })
