import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRelative,
  fromCentavos,
  initialsOf,
  isRealDate,
  parseDate,
  parsePastedDate,
  toCentavos,
} from './format.ts'

// prova: constante.datas
describe('dates', () => {
  it('come and go without a time zone', () => {
    expect(formatDate('2026-01-01')).toBe('01/01/2026')
    expect(parseDate('01/01/2026')).toBe('2026-01-01')
  })
  it.each(['', '0', '31/02/2026', '29/02/2025', '00/01/2026', '01/13/2026', '1/1/26'])(
    'stay as typed while they are no date: %j',
    (texto) => {
      expect(parseDate(texto)).toBe(texto)
      expect(formatDate(texto)).toBe(texto)
    },
  )
  it('are days of the calendar, written whole', () => {
    expect(isRealDate('2026-02-28')).toBe(true)
    for (const texto of ['2026-02-30', '2026-13-01', '2026-2-1', '2026-01-01T00:00', 'hoje', ''])
      expect(isRealDate(texto)).toBe(false)
  })
  it('know leap years', () => {
    expect(isRealDate('2024-02-29')).toBe(true)
    expect(isRealDate('2000-02-29')).toBe(true)
    expect(isRealDate('1900-02-29')).toBe(false)
  })
  it.each([
    ['2026-03-09', '09/03/2026'],
    ['2026-03-09T14:00:00Z', '09/03/2026'],
    ['9/3/2026', '09/03/2026'],
    ['9.3.2026', '09/03/2026'],
    ['09-03-26', '09/03/2026'],
    ['09/03/71', '09/03/1971'],
    [' 09032026 ', '09/03/2026'],
    ['março de 2026', null],
    ['12', null],
  ])('are read from what people paste: %j', (texto, data) => {
    expect(parsePastedDate(texto)).toBe(data)
  })
  it('with time are shown in company time', () => {
    expect(formatDateTime('2026-03-09T02:30:00Z')).toBe('08/03/2026, 23:30')
  })
  it('near now are shown in words', () => {
    const agora = Date.parse('2026-03-09T12:00:00Z')
    expect(formatRelative('2026-03-09T11:59:50Z', agora)).toBe('agora')
    expect(formatRelative('2026-03-09T11:30:00Z', agora)).toBe('há 30 minutos')
    expect(formatRelative('2026-03-08T12:00:00Z', agora)).toBe('ontem')
  })
})

describe('money', () => {
  it('is whole centavos', () => {
    expect(formatMoney(123_456).replace(/\s/g, ' ')).toBe('R$ 1.234,56')
    expect(toCentavos('1234.5')).toBe(123_450)
    expect(toCentavos('1234')).toBe(123_400)
    // As a float this is 113.99999999999999.
    expect(toCentavos('1.14')).toBe(114)
    expect(toCentavos('')).toBeNull()
    expect(toCentavos('-1')).toBeNull()
  })
  it('goes back to the text it came from', () => {
    for (const centavos of [0, 1, 99, 100, 151_805, 9_999_999_999]) {
      expect(toCentavos(fromCentavos(centavos))).toBe(centavos)
    }
  })
})

it('takes the first and the last initial of a name', () => {
  expect(initialsOf('Maria Aparecida da Silva')).toBe('MS')
  expect(initialsOf('  Zé ')).toBe('Z')
})

it('whole numbers have their points where the language puts them', () => {
  const escrito = new Intl.NumberFormat('pt-BR')
  for (const numero of [0, 7, 999, 1000, 9999, 12_345, 100_000, 1_234_567, -12, -1234])
    expect(formatNumber(numero)).toBe(escrito.format(numero))
})
