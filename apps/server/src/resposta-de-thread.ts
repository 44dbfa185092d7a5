import type { Worker } from 'node:worker_threads'

/** What a thread answers, in its one message; it is ended then. Rejects where it fails, ends without a word or is given up. */
export async function respostaDe<T>(thread: Worker, desistir?: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const desistencia = (): void => reject(desistir?.reason)
  desistir?.addEventListener('abort', desistencia)
  thread.once('message', resolve)
  // For as long as it lives: one that fails after its answer, or while it is being ended, would end the process.
  thread.on('error', reject)
  thread.once('exit', (codigo) => reject(new Error(`Thread ended with code ${codigo} and no answer`)))
  try {
    return await promise
  } finally {
    desistir?.removeEventListener('abort', desistencia)
    void thread.terminate()
  }
}
