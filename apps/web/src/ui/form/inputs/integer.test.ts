import { expect, it } from 'vitest'
import { pastedInteger } from './integer.ts'

it('reads a pasted quantity as an invoice or a spreadsheet writes it', () => {
  for (const [texto, numero] of [
    ['12', 12],
    [' 10,00 ', 10],
    ['10,0000', 10],
    ['10.0', 10],
    ['1.500', 1_500],
    ['1.500,00', 1_500],
    ['1 500', 1_500],
    ['12.345.678', 12_345_678],
    ['007', 7],
  ] as const)
    expect(pastedInteger(texto), texto).toBe(numero)
})

it('takes no other number from a text that is none, or not a whole one', () => {
  for (const texto of ['2,5', '1,25', '1.5', '1.23.4', '-3', '12 peças', '', ',', '1.000.000.000.000'])
    expect(pastedInteger(texto), texto).toBeNull()
})
