import type { EntradaDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import { createThreads } from '../../../threads-que-ficam.ts'
import type { Resolvido } from './resolver.ts'
import { FEITO, INTEIRO, PARAR, SINAIS, type Trabalho } from './sinais.ts'

/** What the solver may take, of the half minute that a person waits: the rest is for reading and writing. */
export const LIMITE_MS = 24_000
/** A thread that does not answer this long after its time is ended. */
const TOLERANCIA_MS = 8_000
/**
 * Who looked at a plan changes a date and solves it again: a thread that has the solver ready takes a fourth of the
 * time of a new one.
 */
const FICA_MS = 60_000

const threads = createThreads<Trabalho, Resolvido | null>(new URL('./thread.ts', import.meta.url), FICA_MS)

export interface EmThread {
  /** The plan; null once the year is over for the notice. Rejects where the thread fails or does not answer. */
  readonly fim: Promise<Resolvido | null>
  /** How far it is, from 0 to 1. */
  readonly feito: () => number
  /** Ends with the best plan found so far. */
  readonly parar: () => void
}

/** Solves a plan in a thread of its own. */
export function resolverEmThread(entrada: EntradaDoPlano, limiteMs = LIMITE_MS): EmThread {
  const sinais = new Int32Array(new SharedArrayBuffer(SINAIS * Int32Array.BYTES_PER_ELEMENT))
  return {
    fim: threads.pedir({ entrada, limiteMs, sinais }, AbortSignal.timeout(limiteMs + TOLERANCIA_MS)),
    feito: () => Atomics.load(sinais, FEITO) / INTEIRO,
    parar: () => void Atomics.store(sinais, PARAR, 1),
  }
}
