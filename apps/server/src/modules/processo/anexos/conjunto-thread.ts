import { parentPort, workerData } from 'node:worker_threads'
import type { Trabalho } from './conjunto-em-thread.ts'
import { montarConjunto } from './conjunto-pdf.ts'

// Parsing and writing a hundred megabytes of PDF takes seconds of pure computation, in which nobody else would be answered.
const { emissao, ...trabalho } = workerData as Trabalho
const pdf = await montarConjunto({
  ...trabalho,
  emissao: { ...emissao, emitidoEm: Temporal.ZonedDateTime.from(emissao.emitidoEm) },
})
// In memory of its own, which the other side takes over.
const proprio = new Uint8Array(pdf)
parentPort?.postMessage(proprio, [proprio.buffer])
