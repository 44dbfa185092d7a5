import { parentPort } from 'node:worker_threads'
import { imprimir } from '../papeis/imprimir.ts'
import { documentoDaLista, type Impresso } from './impresso.ts'

// Sixty pages take two seconds to set, in which nobody else would be answered.
async function compor(impresso: Impresso): Promise<void> {
  const { conteudo } = await imprimir(documentoDaLista(impresso))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(conteudo)
}

parentPort?.on('message', (impresso: Impresso) => void compor(impresso))
