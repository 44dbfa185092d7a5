import { describe, expect, it } from 'vitest'
import { decimalText, parseDecimal } from './decimal.ts'

describe('a decimal as people type it', () => {
  it.each([
    ['5,5', 5.5],
    ['1.621,00', 1621],
    ['1621.5', 1621.5],
    ['44', 44],
    ['7,', 7],
    [' ', null],
    ['sete', 'sete'],
    ['1,2,3', '1,2,3'],
  ])('%j is %j', (texto, value) => {
    expect(parseDecimal(texto)).toBe(value)
  })

  it('is shown with a comma', () => {
    expect([5.5, 44, null, 'sete'].map(decimalText)).toEqual(['5,5', '44', '', 'sete'])
  })
})
