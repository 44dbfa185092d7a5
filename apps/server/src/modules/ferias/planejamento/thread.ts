import { parentPort, workerData } from 'node:worker_threads'
import type { EntradaDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import { resolver, type Resolvido } from './resolver.ts'

// The solver works for seconds without a pause: it has a thread of its own, so that calls are answered meanwhile.

export interface Trabalho {
  readonly entrada: EntradaDoPlano
  readonly limiteMs: number
  /** Shared flag: 1 asks the solver to stop with what it has. */
  readonly parar: SharedArrayBuffer
}

export type Recado =
  | { readonly tipo: 'andamento'; readonly feito: number }
  | { readonly tipo: 'fim'; readonly resultado: Resolvido | null }

/** Between two messages about how far it is. */
const PAUSA_MS = 300

const { entrada, limiteMs, parar } = workerData as Trabalho
const sinal = new Int32Array(parar)
let ultimo = 0
const dizer = (recado: Recado): void => {
  // A thread has no origin: what the rule asks is of windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(recado)
}

const resultado = await resolver(entrada, {
  limiteMs,
  deveParar: () => Atomics.load(sinal, 0) === 1,
  aoAndar: (feito) => {
    const agora = performance.now()
    if (agora - ultimo < PAUSA_MS) return
    ultimo = agora
    dizer({ tipo: 'andamento', feito })
  },
})
dizer({ tipo: 'fim', resultado })
