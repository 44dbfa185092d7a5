import { createContext, use } from 'react'
import type { RegistroDoProcesso } from '../chamadas.ts'

/** Queue in which a record is open. */
export interface Fila {
  /** Opens the next one after a decision; `oQue` says it in words: `Exame admissional: aprovado`. */
  readonly decidiu: (registro: RegistroDoProcesso, oQue: string) => void
}

const Contexto = createContext<Fila | null>(null)
export const ComoFila = Contexto.Provider

/** Queue of this page; null for a record that was opened by itself. */
export const useFila = (): Fila | null => use(Contexto)
