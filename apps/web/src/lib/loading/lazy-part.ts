import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadAgain } from './load-again.ts'

interface LazyPart<P> {
  (props: P): ReactNode
  /** Starts to load it, before it is needed. */
  readonly prefetch: () => void
}

/**
 * A component that loads apart and that the page can do without for a while: until it is there it shows nothing, and
 * where it cannot load, as when the server stopped, the page stands and it is asked for again.
 */
export function lazyPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = loadAgain(name, load)
  function Part(props: P): ReactNode {
    const Loaded = useSyncExternalStore(part.subscribe, part.get)
    return Loaded && createElement(Loaded, props)
  }
  return Object.assign(Part, { prefetch: part.ask })
}
