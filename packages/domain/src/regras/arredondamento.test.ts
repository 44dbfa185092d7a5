import { describe, expect, it } from 'vitest'
import {
  emCentesimos,
  fracaoDe,
  isContagem,
  meioParaCima,
  meioParaCimaExato,
  umTerco,
} from './arredondamento.ts'

describe('rounding per rubric', () => {
  it('rounds halves up and the rest to the nearest', () => {
    expect([0, 1, 2, 3, 4, 5].map((n) => meioParaCima(n, 4))).toEqual([0, 0, 1, 1, 1, 1])
    expect([1, 2, 3, 4, 5].map((n) => meioParaCima(n, 3))).toEqual([0, 1, 1, 1, 2])
    expect(meioParaCima(9_007_199_254_740_990, 2)).toBe(4_503_599_627_370_495)
  })

  it('CF art. 7º XVII and CLT art. 64: a third and a share of the monthly wage', () => {
    expect(umTerco(185_000)).toBe(61_667)
    expect(fracaoDe(185_000, 16, 30)).toBe(98_667)
    expect(fracaoDe(185_000, 0, 30)).toBe(0)
  })

  it('accepts whole numbers from zero on', () => {
    expect([0, 1, 30].every(isContagem)).toBe(true)
    expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].some(isContagem)).toBe(false)
  })
})

describe('percentages and long products', () => {
  it('reads hundredths of a percent, and nothing finer', () => {
    expect([20, 22.5, 0.29, 100].map(emCentesimos)).toEqual([2000, 2250, 29, 10_000])
    expect(emCentesimos(20.001)).toBeNaN()
  })

  it('rounds half up what no number holds', () => {
    expect(meioParaCimaExato([3, 1_000_000_007, 1_000_000_009], [2, 1_000_000_007, 1_000_000_009])).toBe(2)
    expect(meioParaCimaExato([10, 1], [4])).toBe(3)
    expect(meioParaCimaExato([9], [4])).toBe(2)
  })
})
