import { expect, it } from 'vitest'
import { describePage, describeTotal, withCount } from './describe-page.ts'

const state = { pagina: 2, porPagina: 25, ordenar: 'nome', busca: '', filtros: {}, colunas: [] }

it('says which rows these are, and of how many', () => {
  expect(describePage(state, { total: 340, totalLimitado: false })).toBe('26–50 de 340')
  expect(describePage(state, { total: 30, totalLimitado: false })).toBe('26–30 de 30')
})

it('says how many there are', () => {
  expect(describeTotal({ total: 1, totalLimitado: false })).toBe('1 encontrado')
  expect(describeTotal({ total: 10_000, totalLimitado: true })).toBe('mais de 10.000 encontrados')
})

it('takes the exact total from a count that is known', () => {
  const limited = { total: 10_000, totalLimitado: true }
  expect(describePage(state, withCount(limited, 60_321))).toBe('26–50 de 60.321')
  expect(withCount(limited, undefined)).toBe(limited)
  // A count of the moment before, while the list was already filtered anew.
  expect(withCount(limited, 12)).toBe(limited)
  const exact = { total: 340, totalLimitado: false }
  expect(withCount(exact, 341)).toBe(exact)
})

it('does not pretend to have counted beyond the limit', () => {
  expect(describePage(state, { total: 10_000, totalLimitado: true })).toBe('26–50 de mais de 10.000')
})
