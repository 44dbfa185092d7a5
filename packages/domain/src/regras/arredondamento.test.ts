import { describe, expect, it } from 'vitest'
import { fracaoDe, isContagem, meioParaCima, umTerco } from './arredondamento.ts'

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
