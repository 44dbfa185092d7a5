import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { criarFila, FilaCheia } from './fila.ts'

describe('a line', () => {
  it('does one thing at a time, in the order of arrival, and goes on after a failure', async () => {
    const fila = criarFila({ esperando: 3, esperaMs: 5_000 })
    const feito: string[] = []
    let juntos = 0
    const passo = (nome: string) =>
      fila(async () => {
        juntos += 1
        feito.push(`${nome}${juntos}`)
        await sleep(5)
        juntos -= 1
        if (nome === 'b') throw new Error('b')
      })
    const fins = await Promise.allSettled(['a', 'b', 'c', 'd'].map(passo))
    expect(fins.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(feito).toEqual(['a1', 'b1', 'c1', 'd1'])
  })

  it('turns away whom it has no room for, and who waited too long, without losing its place', async () => {
    const fila = criarFila({ esperando: 1, esperaMs: 20 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const um = fila(() => promise)
    const dois = fila(() => Promise.resolve('dois'))
    await expect(fila(() => Promise.resolve())).rejects.toThrow(FilaCheia)
    await expect(dois).rejects.toThrow(FilaCheia)
    resolve()
    await um
    expect(await fila(() => Promise.resolve('livre'))).toBe('livre')
  })
})
