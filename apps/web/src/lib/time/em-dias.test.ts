import { expect, it } from 'vitest'
import { emDias } from './em-dias.ts'

it.each([
  [-40, 'Há 40 dias'],
  [-1, 'Ontem'],
  [0, 'Hoje'],
  [1, 'Amanhã'],
  [12, 'Em 12 dias'],
])('says when a day is that is %i days away: %s', (dias, texto) => {
  expect(emDias(dias)).toBe(texto)
})
