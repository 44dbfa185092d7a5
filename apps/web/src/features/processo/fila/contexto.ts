import { createContext, use, useLayoutEffect } from 'react'
import type { RegistroDoProcesso } from '../chamadas.ts'

/** Queue in which a record is open. */
export interface Fila {
  /** Opens the next one after a decision; `oQue` says it in words: `Exame admissional: parecer aprovado`. */
  readonly decidiu: (registro: RegistroDoProcesso, oQue: string) => void
  /** How many forms on the page decide something. */
  readonly formularios: number
  /** Counts one more, until what this answers is called. */
  readonly contarFormulario: () => () => void
}

const Contexto = createContext<Fila | null>(null)
export const ComoFila = Contexto.Provider

/** Queue of this page; null for a record that was opened by itself. */
export const useFila = (): Fila | null => use(Contexto)

/**
 * Counts a form that decides something; true while it is the only one of a queue's record, and the key that approves is
 * its own. Of two the key could send the wrong one: it sends neither.
 */
export function useUnicoFormulario(): boolean {
  const fila = useFila()
  const contar = fila?.contarFormulario
  useLayoutEffect(() => contar?.(), [contar])
  return fila?.formularios === 1
}
