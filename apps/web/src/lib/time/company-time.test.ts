import { expect, it } from 'vitest'
import { companyInstant, companyClock } from './company-time.ts'

it('reads a date and a time by the clock of the company', () => {
  expect(companyInstant('2026-11-20', '22:30')).toBe('2026-11-21T01:30:00.000Z')
  expect(companyInstant('2026-11-20', '00:00')).toBe('2026-11-20T03:00:00.000Z')
  expect(companyClock(new Date('2026-11-21T01:30:00Z'))).toEqual({ data: '2026-11-20', hora: '22:30' })
})
