import { describe, expect, it } from 'vitest'
import { faixaDe, faixasDoPrazo, prazoDito, prazoEm } from './prazo.ts'

describe('the bands of a term', () => {
  it('leave no day out', () => {
    const fins = Object.values(faixasDoPrazo).map(({ ate }) => ate)
    expect(fins).toEqual(fins.toSorted((a, b) => a - b))
    expect(fins.at(-1)).toBe(Infinity)
    expect([-1, 0, 3, 4, 7, 8].map(faixaDe)).toEqual([
      'vencido',
      'urgente',
      'urgente',
      'proximo',
      'proximo',
      'folgado',
    ])
  })

  it.each([
    ['2026-11-18', -2, 'vencido', 'Venceu há 2 dias'],
    ['2026-11-19', -1, 'vencido', 'Venceu ontem'],
    ['2026-11-20', 0, 'urgente', 'Hoje'],
    ['2026-11-21', 1, 'urgente', 'Amanhã'],
    ['2026-11-25', 5, 'proximo', 'Em 5 dias'],
    ['2027-01-20', 61, 'folgado', 'Em 61 dias'],
  ] as const)('say of %s, seen on 20/11, %i days, %s, "%s"', (dia, dias, faixa, dito) => {
    expect(prazoEm({ dia, rotulo: 'eSocial' }, '2026-11-20')).toEqual({
      dia,
      rotulo: 'eSocial',
      dias,
      faixa,
    })
    expect(prazoDito(dias)).toBe(dito)
  })
})
