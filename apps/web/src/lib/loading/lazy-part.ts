import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadAgain } from './load-again.ts'

interface LazyPart<P> {
  (props: P): ReactNode
  /** Prefetches the code before the first render. */
  readonly prefetch: () => void
}

/**
 * Lazy-loads an optional component without Suspense: renders `waiting`, or nothing, until loaded. A failed load does
 * not break the page, is told, and is retried on reconnect.
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): LazyPart<P> {
  const part = loadAgain(name, load)
  function Part(props: P): ReactNode {
    const Loaded = useSyncExternalStore(part.subscribe, part.get)
    return Loaded ? createElement(Loaded, props) : waiting
  }
  return Object.assign(Part, { prefetch: part.ask })
}
