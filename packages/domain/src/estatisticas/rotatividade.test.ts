import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaDaRotatividade, quadroDosMeses, rotatividadeDe } from './rotatividade.ts'

const mes = (nome: string, entraram: number, sairam: number, parcial = false) => ({
  mes: nome,
  entraram,
  sairam,
  parcial,
})

describe('turnover', () => {
  it('is half of who entered and left over the mean headcount', () => {
    expect(rotatividadeDe({ entraram: 14, sairam: 11 }, 321.5)).toBeCloseTo(3.888, 3)
    expect(rotatividadeDe({ entraram: 0, sairam: 0 }, 10)).toBe(0)
    expect(rotatividadeDe({ entraram: 3, sairam: 3 }, 0)).toBeNull()
  })

  it('counts the headcount back from today', () => {
    const meses = quadroDosMeses(339, [
      mes('2026-09', 11, 13),
      mes('2026-10', 10, 15),
      mes('2026-11', 9, 12, true),
    ])
    expect(meses.map(({ inicio, fim }) => [inicio, fim])).toEqual([
      [349, 347],
      [347, 342],
      [342, 339],
    ])
    expect(meses[0]?.rotatividade).toBeCloseTo((12 / 348) * 100, 6)
  })

  it('leaves the running month out of the mean', () => {
    const meses = quadroDosMeses(100, [mes('2026-10', 0, 0), mes('2026-11', 50, 50, true)])
    expect(mediaDaRotatividade(meses)).toBe(0)
    expect(mediaDaRotatividade(meses.slice(1))).toBeNull()
  })

  it('closes: each month ends where the next begins, and the last one today', () => {
    const meses = fc.array(
      fc.record({
        mes: fc.constant('2026-01'),
        entraram: fc.nat(500),
        sairam: fc.nat(500),
        parcial: fc.boolean(),
      }),
      { minLength: 1, maxLength: 24 },
    )
    fc.assert(
      fc.property(fc.nat(10_000), meses, (hoje, dados) => {
        const feitos = quadroDosMeses(hoje, dados)
        expect(feitos.at(-1)?.fim).toBe(hoje)
        for (const { inicio, fim, entraram, sairam } of feitos) expect(fim).toBe(inicio + entraram - sairam)
        expect(feitos.slice(1).map(({ inicio }) => inicio)).toEqual(feitos.slice(0, -1).map(({ fim }) => fim))
      }),
    )
  })
})
