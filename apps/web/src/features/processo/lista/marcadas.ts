import { createContext, use, useSyncExternalStore } from 'react'
import type { LinhaDoProcesso } from '../chamadas.ts'

export type Marcada = Pick<LinhaDoProcesso, 'id' | 'versao'>

/** Ticked rows of a list: a store, so that a tick draws its own box and the bar, and no other row. */
export interface Marcadas {
  readonly subscribe: (listener: () => void) => () => void
  /** The ticked rows, in the order in which they were ticked; the same array until one changes. */
  readonly get: () => readonly Marcada[]
  readonly toggle: (linha: Marcada) => void
  readonly set: (linhas: readonly Marcada[]) => void
  /** Lets go what is not among these rows: what is ticked is what is shown. */
  readonly manter: (mostradas: readonly Pick<Marcada, 'id'>[]) => void
}

/** Rows of a page that can be ticked: what waits for others has nothing to be ticked for. */
export const marcaveisDe = (linhas: readonly LinhaDoProcesso[]): readonly LinhaDoProcesso[] =>
  linhas.filter(({ aFazer }) => aFazer?.meu)

export function createMarcadas(): Marcadas {
  const listeners = new Set<() => void>()
  let linhas: readonly Marcada[] = []
  const set = (next: readonly Marcada[]): void => {
    linhas = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => linhas,
    toggle: ({ id, versao }) =>
      set(
        linhas.some((um) => um.id === id) ? linhas.filter((um) => um.id !== id) : [...linhas, { id, versao }],
      ),
    set,
    manter: (mostradas) => {
      const ids = new Set(mostradas.map(({ id }) => id))
      if (linhas.some(({ id }) => !ids.has(id))) set(linhas.filter(({ id }) => ids.has(id)))
    },
  }
}

/** What the cells of a list do with its rows. */
export interface Trabalho {
  readonly marcadas: Marcadas
  /** Does the act that is due in a row, or opens it where it needs looking. */
  readonly fazer: (linha: LinhaDoProcesso) => void
}

const Contexto = createContext<Trabalho | null>(null)
export const ComTrabalho = Contexto.Provider
/** Null in a list whose rows are only opened. */
export const useTrabalho = (): Trabalho | null => use(Contexto)

const nenhuma: readonly Marcada[] = []
const semMudanca = () => () => {}
export const useMarcadas = (marcadas: Marcadas | undefined): readonly Marcada[] =>
  useSyncExternalStore(marcadas?.subscribe ?? semMudanca, marcadas?.get ?? (() => nenhuma))
