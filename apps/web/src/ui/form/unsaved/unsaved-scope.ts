import { createContext } from 'react'
import type { Location } from 'react-router'

/** Search parameters whose change unmounts the form, as those of a panel over a list. */
export const UnsavedScope = createContext<readonly string[]>([])

type Endereco = Pick<Location, 'pathname' | 'search'>

/** Tests whether a navigation leaves a form of this scope. */
export function leaves(scope: readonly string[], from: Endereco, to: Endereco): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return scope.some((key) => before.get(key) !== after.get(key))
}
