import { describe, expect, it } from 'vitest'
import { diaDaSemana, diasAte, fromDia, maisDias, toDia } from './dia.ts'

describe('days', () => {
  it.each(['1969-12-31', '1970-01-01', '2024-02-29', '2026-11-20', '2199-12-31'])(
    'go there and back: %s',
    (data) => expect(fromDia(toDia(data))).toBe(data),
  )

  it('add up over ends of months, leap days and years', () => {
    expect(maisDias('2024-02-28', 1)).toBe('2024-02-29')
    expect(maisDias('2025-02-28', 1)).toBe('2025-03-01')
    expect(maisDias('2027-01-01', -1)).toBe('2026-12-31')
    expect(diasAte('2026-12-31', '2027-01-15')).toBe(15)
    expect(diasAte('2027-01-15', '2026-12-31')).toBe(-15)
  })

  it('know their weekday, before 1970 too', () => {
    expect(diaDaSemana('2026-11-22')).toBe(0)
    expect(diaDaSemana('2026-11-28')).toBe(6)
    expect(diaDaSemana('1969-12-28')).toBe(0)
  })
})
