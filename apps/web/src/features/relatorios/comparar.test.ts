import { expect, it } from 'vitest'
import { comparado } from './comparar.ts'

it('says how much more or less, and nothing against nothing', () => {
  expect([
    comparado(112, 100),
    comparado(88, 100),
    comparado(100, 100),
    comparado(5, 0),
    comparado(null, 3),
  ]).toEqual([' (+12%)', ' (−12%)', ' (igual)', '', ''])
})
