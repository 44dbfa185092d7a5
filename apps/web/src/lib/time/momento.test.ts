import { afterEach, expect, it } from 'vitest'
import { setCompanyZone } from './fuso.ts'
import { diaDe, horaDe } from './momento.ts'

afterEach(() => setCompanyZone('America/Sao_Paulo'))

it('reads the day of a moment on the clock of the company, the evening included', () => {
  expect([diaDe('2026-11-24T02:30:00Z'), horaDe('2026-11-24T02:30:00Z')]).toEqual(['2026-11-23', '23:30'])
  setCompanyZone('America/Noronha')
  expect(diaDe('2026-11-24T02:30:00Z')).toBe('2026-11-24')
})
