import { parentPort } from 'node:worker_threads'
import { resolver } from './resolver.ts'
import { FEITO, INTEIRO, PARAR, type Trabalho } from './sinais.ts'

// The solver works for seconds without a pause: it has a thread of its own, so that calls are answered meanwhile.
async function responder({ entrada, limiteMs, sinais }: Trabalho): Promise<void> {
  const resultado = await resolver(entrada, {
    limiteMs,
    deveParar: () => Atomics.load(sinais, PARAR) === 1,
    aoAndar: (feito) => void Atomics.store(sinais, FEITO, Math.round(feito * INTEIRO)),
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(resultado)
}

parentPort?.on('message', (trabalho: Trabalho) => void responder(trabalho))
