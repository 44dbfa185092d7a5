import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { respostaDe } from './resposta-de-thread.ts'

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
