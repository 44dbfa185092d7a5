import type { EntradaDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'

/** What the thread of the solver is asked. */
export interface Trabalho {
  readonly entrada: EntradaDoPlano
  readonly limiteMs: number
  /** Shared with whoever asks: whether it is to stop with what it has, and how far it is. */
  readonly sinais: Int32Array<SharedArrayBuffer>
}

/** Places among the signs, and how many there are. */
export const PARAR = 0
export const FEITO = 1
export const SINAIS = 2
/** What all of the work counts for. */
export const INTEIRO = 1_000_000
