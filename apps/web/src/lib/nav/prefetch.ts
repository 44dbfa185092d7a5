import { createContext, useContext } from 'react'

/** Prefetches the code of the page at an address; provided by the router. */
export type Prefetch = (href: string) => void

export const PrefetchContext = createContext<Prefetch>(() => {})

export const usePrefetch = (): Prefetch => useContext(PrefetchContext)
