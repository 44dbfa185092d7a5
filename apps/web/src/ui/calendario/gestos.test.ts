import { describe, expect, it } from 'vitest'
import type { Regras } from './fracoes.ts'
import { gesticula, gestoEm } from './gestos.ts'

const regras: Regras = {
  estados: { '2027-01-08': { impossivel: 'Não.' } },
  de: '2026-12-01',
  ate: '2027-11-30',
  max: 2,
  diasMin: 5,
  saldo: 30,
}
const a = { inicio: '2027-01-04', dias: 15 }

describe('what a pointer begins', () => {
  it('moves a fraction by the day it was taken by', () => {
    const gesto = gestoEm([a], '2027-01-10', regras)
    expect(gesto).toEqual({ tipo: 'move', i: 0, folga: 6 })
    expect(gesto && gesticula([a], gesto, '2027-02-10', regras)).toEqual([{ inicio: '2027-02-04', dias: 15 }])
  })

  it('makes a fraction over free days, no shorter than one may be, and none elsewhere', () => {
    const gesto = gestoEm([], '2027-02-01', regras)
    expect(gesto && gesticula([], gesto, '2027-02-08', regras)).toEqual([{ inicio: '2027-02-01', dias: 8 }])
    expect(gesto && gesticula([], gesto, '2027-01-20', regras)).toEqual([{ inicio: '2027-02-01', dias: 5 }])
    expect(gestoEm([], '2027-01-08', regras)).toBeNull()
  })

  it('pulls either end', () => {
    expect(gesticula([a], { tipo: 'fim', i: 0 }, '2027-01-20', regras)).toEqual([{ ...a, dias: 17 }])
    expect(gesticula([a], { tipo: 'inicio', i: 0 }, '2027-01-06', regras)).toEqual([
      { inicio: '2027-01-06', dias: 13 },
    ])
  })
})
