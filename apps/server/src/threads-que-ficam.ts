import { Worker } from 'node:worker_threads'

/** How long a thread without work stays: to start one costs ten times what most of the work does. */
const FICA_MS = 5_000

export interface Threads<P, R> {
  /** What a thread of its own answers to this; rejects where it fails, ends without a word or is given up. */
  pedir(pedido: P, desistir?: AbortSignal): Promise<R>
}

/**
 * Threads of one program that answers each message with one. Whoever asks has a thread alone; one that is done waits a
 * little for the next to ask, and keeps no process from ending.
 */
export function createThreads<P, R>(programa: URL, ficaMs = FICA_MS): Threads<P, R> {
  let livre: { readonly thread: Worker; readonly fim: NodeJS.Timeout } | null = null

  function soltar(thread: Worker): void {
    if (livre?.thread === thread) livre = null
    void thread.terminate()
  }
  function tomar(): Worker {
    if (!livre) {
      // Options of the process that starts it (those of a test runner, for one) are not for it.
      const nova = new Worker(programa, { execArgv: [] })
      // For as long as it lives: one that fails while nobody asks would end the process.
      nova.on('error', () => soltar(nova)).on('exit', () => soltar(nova))
      return nova
    }
    const { thread, fim } = livre
    clearTimeout(fim)
    livre = null
    thread.ref()
    return thread
  }
  function guardar(thread: Worker): void {
    if (livre) return soltar(thread)
    thread.unref()
    livre = { thread, fim: setTimeout(() => soltar(thread), ficaMs).unref() }
  }

  return {
    async pedir(pedido, desistir) {
      const thread = tomar()
      try {
        const resposta = await respostaA<R>(thread, pedido, desistir)
        guardar(thread)
        return resposta
      } catch (error) {
        // After a failure nobody knows what it still holds.
        soltar(thread)
        throw error
      }
    },
  }
}

function respostaA<R>(thread: Worker, pedido: unknown, desistir?: AbortSignal): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>()
  const fim = (codigo: number): void => reject(new Error(`Thread ended with code ${codigo} and no answer`))
  const desistencia = (): void => reject(desistir?.reason)
  desistir?.addEventListener('abort', desistencia)
  thread.once('message', resolve).on('error', reject).on('exit', fim)
  thread.postMessage(pedido, [])
  return promise.finally(() => {
    desistir?.removeEventListener('abort', desistencia)
    thread.off('message', resolve).off('error', reject).off('exit', fim)
  })
}
