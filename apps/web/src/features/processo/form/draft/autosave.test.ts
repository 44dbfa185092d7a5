import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Desfecho, SaveJob, SaveReply } from './autosave-core.ts'
import { createAutosave, PAUSA_MS } from './autosave.ts'

type Job = SaveJob<string, string>

/** A server that answers when told to, and remembers what it was sent. */
function fakeServer() {
  const jobs: Job[] = []
  const answers: PromiseWithResolvers<SaveReply>[] = []
  const send = (job: Job): Promise<SaveReply> => {
    jobs.push(job)
    const answer = Promise.withResolvers<SaveReply>()
    answers.push(answer)
    return answer.promise
  }
  const settle = async (action: (answer: PromiseWithResolvers<SaveReply>) => void): Promise<void> => {
    const answer = answers.shift()
    if (!answer) throw new Error('Nothing was sent')
    action(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    jobs,
    send,
    accept: (versao: number) => settle((a) => a.resolve({ versao, salvoEm: `v${versao}` })),
    refuse: (desfecho: Desfecho) => settle((a) => a.reject(desfecho)),
  }
}

function setup() {
  const server = fakeServer()
  let keys = 0
  const autosave = createAutosave<string, string>({
    versao: 1,
    salvoEm: null,
    send: server.send,
    desfechoDe: (error) => error as Desfecho,
    newKey: () => `k${++keys}`,
  })
  return { server, autosave, pause: () => vi.advanceTimersByTimeAsync(PAUSA_MS) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createAutosave', () => {
  it('saves once the typing pauses, and only the last of what was typed', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('pessoais', 'M')
    await vi.advanceTimersByTimeAsync(PAUSA_MS - 1)
    autosave.change('pessoais', 'Ma')
    await vi.advanceTimersByTimeAsync(PAUSA_MS - 1)
    expect(server.jobs).toEqual([])
    expect(autosave.getState()).toEqual({ status: 'typed' })
    await pause()
    expect(server.jobs).toEqual([{ parte: 'pessoais', dados: 'Ma', versao: 1, chave: 'k1' }])
    expect(autosave.getState()).toEqual({ status: 'salvando' })
    await server.accept(2)
    expect(autosave.getState()).toEqual({ status: 'salvo', em: 'v2' })
  })

  it('never has two saves in flight, and sends the next on top of the version of the last', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'a')
    await pause()
    autosave.change('vaga', 'b')
    autosave.change('pessoais', 'c')
    await pause()
    expect(server.jobs).toHaveLength(1)
    await server.accept(2)
    expect(server.jobs.at(-1)).toMatchObject({ parte: 'vaga', dados: 'b', versao: 2 })
    await server.accept(3)
    expect(server.jobs.at(-1)).toMatchObject({ parte: 'pessoais', dados: 'c', versao: 3 })
    await server.accept(4)
    expect(autosave.getState()).toEqual({ status: 'salvo', em: 'v4' })
  })

  it('repeats a lost save as it was, with its key, before anything newer', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'a')
    await pause()
    await server.refuse('passa')
    expect(autosave.getState()).toEqual({ status: 'tentando', error: 'passa' })
    autosave.change('vaga', 'b')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.jobs.at(-1)).toEqual({ parte: 'vaga', dados: 'a', versao: 1, chave: 'k1' })
    await server.accept(2)
    expect(server.jobs.at(-1)).toEqual({ parte: 'vaga', dados: 'b', versao: 2, chave: 'k2' })
  })

  it('waits longer after each failure, up to half a minute, and at once when woken', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'a')
    await pause()
    for (const ms of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      await server.refuse('passa')
      const before = server.jobs.length
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(server.jobs).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.jobs).toHaveLength(before + 1)
    }
    await server.refuse('passa')
    const before = server.jobs.length
    autosave.wake()
    expect(server.jobs).toHaveLength(before + 1)
  })

  it('stops at a conflict with everything kept, and goes on from the fresh version', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'a')
    await pause()
    await server.refuse('conflito')
    autosave.change('pessoais', 'b')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.jobs).toHaveLength(1)
    expect([...autosave.pendentes()]).toEqual([
      ['vaga', 'a'],
      ['pessoais', 'b'],
    ])
    expect(await autosave.flush()).toBe(false)
    autosave.resume(7, new Map([['vaga', 'merged']]))
    expect(server.jobs.at(-1)).toMatchObject({ parte: 'vaga', dados: 'merged', versao: 7 })
    await server.accept(8)
    expect(autosave.getState()).toEqual({ status: 'salvo', em: 'v8' })
  })

  it('says that a part was refused until it changes, and saves the others', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'wrong')
    autosave.change('pessoais', 'right')
    await pause()
    await server.refuse('recusa')
    await server.accept(2)
    expect(autosave.getState()).toEqual({ status: 'recusado', error: 'recusa' })
    autosave.change('vaga', 'better')
    await pause()
    await server.accept(3)
    expect(autosave.getState()).toEqual({ status: 'salvo', em: 'v3' })
  })

  it('goes on saving the other parts while one stays refused', async () => {
    const { server, autosave, pause } = setup()
    autosave.change('vaga', 'wrong')
    await pause()
    await server.refuse('recusa')
    autosave.change('pessoais', 'right')
    await pause()
    expect(server.jobs.at(-1)).toMatchObject({ parte: 'pessoais' })
    await server.accept(2)
    expect(autosave.getState()).toEqual({ status: 'recusado', error: 'recusa' })
    expect(await autosave.flush()).toBe(false)
  })

  it('flushes without waiting for the pause, and tells when all is safe', async () => {
    const { server, autosave } = setup()
    expect(await autosave.flush()).toBe(true)
    autosave.change('vaga', 'a')
    const safe = autosave.flush()
    autosave.change('vaga', 'b')
    await server.accept(2)
    await server.accept(3)
    expect(await safe).toBe(true)
    autosave.change('vaga', 'c')
    const failed = autosave.flush()
    await server.refuse('passa')
    expect(await failed).toBe(false)
  })
})
