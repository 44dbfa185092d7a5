import { describe, expect, it } from 'vitest'
import { hojeNaEmpresa } from './hoje.ts'

describe('hojeNaEmpresa', () => {
  it('is the day in São Paulo, not in UTC', () => {
    expect(hojeNaEmpresa(new Date('2026-11-21T01:00:00Z'))).toBe('2026-11-20')
  })
})
