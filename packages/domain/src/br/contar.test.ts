import { expect, it } from 'vitest'
import { contar, contarDias } from './contar.ts'

it.each([
  [0, '0 pessoas'],
  [1, '1 pessoa'],
  [2, '2 pessoas'],
  [1_234, '1.234 pessoas'],
])('%s is %s', (quantos, dito) => {
  expect(contar(quantos, 'pessoa', 'pessoas')).toBe(dito)
})

it('counts days as it counts anything', () => {
  expect([0, 1, 30].map(contarDias)).toEqual(['0 dias', '1 dia', '30 dias'])
})
