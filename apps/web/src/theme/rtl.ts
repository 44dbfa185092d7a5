import createCache, { type EmotionCache } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] })
