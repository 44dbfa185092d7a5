import { describe, expect, it } from 'vitest'
import { inicioDeNumero, numeroDe } from './numero.ts'

describe('the number of a process', () => {
  it('says the year and the place in it, and the kind where it has a prefix', () => {
    expect(numeroDe({}, 2026, 42)).toBe('2026-00042')
    expect(numeroDe({ prefixo: 'PRO' }, 2026, 42)).toBe('PRO-2026-000042')
    expect(numeroDe({}, 2026, 123_456)).toBe('2026-123456')
  })

  it.each([
    ['2026-', '2026-'],
    ['2026-00042', '2026-00042'],
    ['pro-2026-0', 'PRO-2026-0'],
    ['PRO-2026-000042', 'PRO-2026-000042'],
    ['42', null],
    ['pro', null],
    ['Ana-2026-1 ', null],
  ])('is looked for by %s', (texto, inicio) => {
    expect(inicioDeNumero(texto)).toBe(inicio)
  })
})
