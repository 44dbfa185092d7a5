import { describe, expect, it } from 'vitest'
import { adicionais, baseDaInsalubridade, maiorAdicional, valorDoAdicional } from './adicionais.ts'

describe('CLT arts. 192 and 193: additionals', () => {
  it('is one table', () => {
    expect(adicionais).toMatchSnapshot()
  })

  it('explains the amount', () => {
    expect(valorDoAdicional(162_100, 40)).toMatchSnapshot()
  })

  it('CLT art. 192 and Súmula Vinculante 4: the minimum wage, or a better base of the agreement', () => {
    expect(baseDaInsalubridade(162_100, null)).toBe(162_100)
    expect(baseDaInsalubridade(162_100, 185_000)).toBe(185_000)
    expect(baseDaInsalubridade(162_100, 150_000)).toBe(162_100)
  })

  it('CLT art. 193 § 2º: the better one, never both', () => {
    expect(maiorAdicional([64_840, 55_500])).toBe(64_840)
    expect(maiorAdicional([])).toBeNull()
  })

  it('has no result for bad numbers', () => {
    expect([valorDoAdicional(-1, 10), valorDoAdicional(100, -1), valorDoAdicional(100, 0.5)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
