import { afterEach, expect, it, vi } from 'vitest'
import { setCompanyZone } from './fuso.ts'
import { diaDe, horaDe, quandoNaLista } from './momento.ts'

afterEach(() => {
  setCompanyZone('America/Sao_Paulo')
  vi.useRealTimers()
})

it('reads the day of a moment on the clock of the company, the evening included', () => {
  expect([diaDe('2026-11-24T02:30:00Z'), horaDe('2026-11-24T02:30:00Z')]).toEqual(['2026-11-23', '23:30'])
  setCompanyZone('America/Noronha')
  expect(diaDe('2026-11-24T02:30:00Z')).toBe('2026-11-24')
})

// prova: constante.datas
it('says the hour of today, yesterday by its name, and any other day with its year', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T15:00:00Z') })
  expect(
    ['2026-11-24T12:05:00Z', '2026-11-24T02:30:00Z', '2026-11-22T15:00:00Z', '2025-11-24T15:00:00Z'].map(
      quandoNaLista,
    ),
  ).toEqual(['09:05', 'Ontem', '22/11/2026', '24/11/2025'])
})
