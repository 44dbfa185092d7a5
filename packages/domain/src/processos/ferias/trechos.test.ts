import { describe, expect, it } from 'vitest'
import { comRetomada } from '../../regras/ferias/trecho.ts'
import { trechosDoPeriodo } from './trechos.ts'

const inteiro = (dias: number) => ({ concedido: dias, gozado: dias })

describe('the stretches of a period', () => {
  it('count as they were granted', () => {
    expect(trechosDoPeriodo([])).toEqual({ jaMarcados: [], aRetomar: 0 })
    expect(trechosDoPeriodo([inteiro(14), inteiro(10)])).toEqual({ jaMarcados: [14, 10], aRetomar: 0 })
  })

  it('owe what an interruption left, until it is asked for again', () => {
    const interrompido = { concedido: 20, gozado: 8 }
    expect(trechosDoPeriodo([interrompido])).toEqual({ jaMarcados: [20], aRetomar: 12 })
    expect(trechosDoPeriodo([interrompido, inteiro(4)])).toEqual({ jaMarcados: [20], aRetomar: 8 })
    expect(trechosDoPeriodo([interrompido, inteiro(12), inteiro(10)])).toEqual({
      jaMarcados: [20, 10],
      aRetomar: 0,
    })
    // What goes on with it may be interrupted too.
    expect(trechosDoPeriodo([interrompido, { concedido: 12, gozado: 2 }])).toEqual({
      jaMarcados: [20],
      aRetomar: 10,
    })
  })

  it('asked for now go on with it while they fit', () => {
    const marcar = (dias: number[], aRetomar: number) =>
      comRetomada(
        dias.map((um) => ({ dias: um })),
        aRetomar,
      ).map(({ retomada }) => retomada)
    expect(marcar([12], 12)).toEqual([true])
    expect(marcar([10, 3, 2], 12)).toEqual([true, false, true])
    expect(marcar([16, 12], 12)).toEqual([false, true])
    expect(marcar([14], 0)).toEqual([false])
  })
})
