import { describe, expect, it } from 'vitest'
import { pastedCentavos, typedCentavos } from './money.ts'

describe('typedCentavos', () => {
  it.each(['151805', '1518,05', '1.518,05', '1518.05', 'R$ 1.518,05'])(
    'reads %s as the same amount',
    (texto) => {
      expect(typedCentavos(texto, false)).toBe(151_805)
    },
  )
  it('keeps a typed zero, and empties on deleting it', () => {
    expect(typedCentavos('0', false)).toBe(0)
    expect(typedCentavos('R$ 0,0', true)).toBeNull()
    expect(typedCentavos('R$ ', true)).toBeNull()
  })
  it('stops at the largest amount', () => expect(typedCentavos('12345678901', false)).toBe(1_234_567_890))
})

describe('pastedCentavos', () => {
  it.each([
    ['R$ 1.518,05', 151_805],
    ['1518,05', 151_805],
    ['1518.05', 151_805],
    ['1,518.05', 151_805],
    ['1.518', 151_800],
    ['1518', 151_800],
    ['1518,5', 151_850],
    ['mil reais', null],
    ['', null],
  ])('reads %j', (texto, centavos) => expect(pastedCentavos(texto)).toBe(centavos))
})
