import { expect, it } from 'vitest'
import { duracaoDe } from './duracao.ts'

it.each([
  [0, 'menos de 1 s'],
  [999, 'menos de 1 s'],
  [12_400, '12 s'],
  [185_000, '3 min 5 s'],
])('says how long %i ms are', (milissegundos, texto) => {
  expect(duracaoDe(milissegundos)).toBe(texto)
})
