import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { respostaDe } from './resposta-de-thread.ts'
import { createThreads } from './threads-que-ficam.ts'

const thread = (script: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${script}`, { eval: true, execArgv: [] })

/** Its end, which an error does not cut short as it does `once` of events. */
const fimDe = (esta: Worker) => new Promise<number>((resolve) => esta.once('exit', resolve))

describe('what a thread answers', () => {
  it('is its message', async () => {
    expect(await respostaDe(thread(`parentPort.postMessage('pronto')`))).toBe('pronto')
  })

  it('is its failure, or that it said nothing', async () => {
    await expect(respostaDe(thread(`throw new Error('de dentro')`))).rejects.toThrow('de dentro')
    await expect(respostaDe(thread('process.exit(3)'))).rejects.toThrow('code 3')
  })

  it('is not waited for past the signal, whatever it does then', async () => {
    const lenta = thread(`setTimeout(() => { throw new Error('tarde') }, 50)`)
    const fim = fimDe(lenta)
    await expect(respostaDe(lenta, AbortSignal.timeout(10))).rejects.toThrow(/timeout/)
    await fim
  })

  // Vitest fails the run, as Node ends the process, when an error finds no listener: one in five did.
  it('ends nothing but the thread when that fails right after it', async () => {
    const script = `parentPort.postMessage('pronto'); setImmediate(() => { throw new Error('tarde') })`
    for (let vez = 0; vez < 20; vez += 1) {
      const desta = thread(script)
      const fim = fimDe(desta)
      // Whichever of the two arrives first.
      expect(['pronto', 'tarde']).toContain(await respostaDe(desta).catch(({ message }: Error) => message))
      await fim
    }
  })
})

describe('threads that stay', () => {
  const abrir = (ficaMs?: number) =>
    createThreads<string, number>(
      // An address has no line breaks.
      new URL(`data:text/javascript,
        import { parentPort, threadId } from 'node:worker_threads';
        parentPort.on('message', async (pedido) => {
          if (pedido === 'falhe') throw new Error('de dentro');
          if (pedido === 'saia') process.exit(3);
          if (pedido === 'cale') return;
          parentPort.postMessage(threadId);
        });`),
      ficaMs,
    )

  it('answer one after the other, and each of two that ask at once from its own', async () => {
    const threads = abrir()
    const primeira = await threads.pedir('quem')
    expect(await threads.pedir('quem')).toBe(primeira)
    const juntas = await Promise.all([threads.pedir('quem'), threads.pedir('quem')])
    expect(new Set(juntas).size).toBe(2)
    expect(juntas).toContain(await threads.pedir('quem'))
  })

  it('are not waited for past the signal, nor asked again', async () => {
    const threads = abrir()
    const primeira = await threads.pedir('quem')
    await expect(threads.pedir('cale', AbortSignal.timeout(10))).rejects.toThrow(/timeout/)
    expect(await threads.pedir('quem')).not.toBe(primeira)
  })

  it('go when nobody asked for as long as they stay', async () => {
    const threads = abrir(1)
    const primeira = await threads.pedir('quem')
    await sleep(50)
    expect(await threads.pedir('quem')).not.toBe(primeira)
  })

  it('tell a failure and an end without a word, and are not asked again', async () => {
    const threads = abrir()
    const primeira = await threads.pedir('quem')
    await expect(threads.pedir('falhe')).rejects.toThrow('de dentro')
    const segunda = await threads.pedir('quem')
    await expect(threads.pedir('saia')).rejects.toThrow('code 3')
    expect(new Set([primeira, segunda, await threads.pedir('quem')]).size).toBe(3)
  })
})
