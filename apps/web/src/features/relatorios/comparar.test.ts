import { expect, it } from 'vitest'
import { comparado, periodoAntes } from './comparar.ts'

it('holds a span against as many days before it, or the same of a year earlier', () => {
  const mes = { de: '2026-11-01', ate: '2026-11-23' }
  expect(periodoAntes('anterior', mes)).toEqual({ de: '2026-10-09', ate: '2026-10-31' })
  expect(periodoAntes('ano', mes)).toEqual({ de: '2025-11-01', ate: '2025-11-23' })
  expect(periodoAntes('ano', { de: '2028-02-29', ate: '2028-02-29' })).toEqual({
    de: '2027-02-28',
    ate: '2027-02-28',
  })
})

it('says how much more or less, and nothing against nothing', () => {
  expect([
    comparado(112, 100),
    comparado(88, 100),
    comparado(100, 100),
    comparado(5, 0),
    comparado(null, 3),
  ]).toEqual([' (+12%)', ' (−12%)', ' (igual)', '', ''])
})
