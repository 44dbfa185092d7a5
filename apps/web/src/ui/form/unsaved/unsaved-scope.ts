import { createContext } from 'react'
import type { Location } from 'react-router'

/** Search parameters whose change takes the form off the screen, as those of a panel over a list. */
export const UnsavedScope = createContext<readonly string[]>([])

type Endereco = Pick<Location, 'pathname' | 'search'>

/** Whether going from one address to another leaves a form that lives in this scope. */
export function leaves(scope: readonly string[], from: Endereco, to: Endereco): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return scope.some((key) => before.get(key) !== after.get(key))
}
