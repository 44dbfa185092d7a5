import { Worker } from 'node:worker_threads'
import type { EntradaDoPlano } from '@rh/domain/regras/ferias/planejamento/tipos'
import type { Resolvido } from './resolver.ts'
import type { Recado, Trabalho } from './thread.ts'

/** What the solver may take, of the half minute that a person waits: the rest is for reading and writing. */
export const LIMITE_MS = 24_000
/** A thread that does not answer this long after its time is ended. */
const TOLERANCIA_MS = 8_000

export interface EmThread {
  /** The plan; null once the year is over for the notice. Rejects where the thread fails or does not answer. */
  readonly fim: Promise<Resolvido | null>
  /** Ends with the best plan found so far. */
  readonly parar: () => void
}

/** Solves a plan in a thread of its own. */
export function resolverEmThread(
  entrada: EntradaDoPlano,
  {
    limiteMs = LIMITE_MS,
    aoAndar,
  }: { readonly limiteMs?: number; readonly aoAndar: (feito: number) => void },
): EmThread {
  const parar = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const workerData: Trabalho = { entrada, limiteMs, parar }
  // Options of the process that starts it (those of a test runner, for one) are not for it.
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData, execArgv: [] })
  thread.unref()
  const fim = new Promise<Resolvido | null>((resolve, reject) => {
    const tarde = setTimeout(
      () => reject(new Error('Solver does not answer')),
      limiteMs + TOLERANCIA_MS,
    ).unref()
    thread.on('message', (recado: Recado) => {
      if (recado.tipo === 'andamento') aoAndar(recado.feito)
      else resolve(recado.resultado)
    })
    thread.once('error', reject)
    thread.once('exit', (codigo) => reject(new Error(`Solver ended with code ${codigo}`)))
    void Promise.allSettled([fimDe(thread)]).then(() => clearTimeout(tarde))
  }).finally(() => void thread.terminate())
  return { fim, parar: () => void Atomics.store(new Int32Array(parar), 0, 1) }
}

const fimDe = (thread: Worker): Promise<void> =>
  new Promise((resolve) => thread.once('exit', () => resolve()))
