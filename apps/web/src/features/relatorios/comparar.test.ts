import { expect, it } from 'vitest'
import { comparado } from './comparar.ts'

it('says how much more or less, and nothing against nothing', () => {
  const numero = (agora: number | null, antes: number) => comparado('numero', agora, antes)
  expect([numero(112, 100), numero(88, 100), numero(100, 100), numero(5, 0), numero(null, 3)]).toEqual([
    ' (+12%)',
    ' (−12%)',
    ' (igual)',
    '',
    '',
  ])
})

it('says of a rate by how many percentage points it changed', () => {
  const taxa = (agora: number | null, antes: number) => comparado('porcento', agora, antes)
  expect([taxa(4.2, 3.8), taxa(3.8, 4.2), taxa(0.5, 0), taxa(4.04, 4), taxa(null, 3)]).toEqual([
    ' (+0,4 p.p.)',
    ' (−0,4 p.p.)',
    ' (+0,5 p.p.)',
    ' (igual)',
    '',
  ])
})
