import createCache, { type EmotionCache } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'

/** The mirror, and nothing else: see `ltrCache`. */
export const createRtlCache = (): EmotionCache => createCache({ key: 'rtl', stylisPlugins: [mirror] })
