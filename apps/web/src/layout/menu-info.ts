import { lazyPart } from '../lib/loading/lazy-part.ts'

/** Lazy-loaded: the menu stands without it, and it says nothing before the counts are in anyway. */
export const MenuInfo = lazyPart('MenuInfo', async () => (await import('./MenuInfo.tsx')).MenuInfo)
