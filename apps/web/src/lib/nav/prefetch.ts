import { createContext, useContext } from 'react'

/** Starts to load the code of the page at an address; the router, which knows the pages, provides it. */
export type Prefetch = (href: string) => void

export const PrefetchContext = createContext<Prefetch>(() => {})

export const usePrefetch = (): Prefetch => useContext(PrefetchContext)
