import { describe, expect, it } from 'vitest'
import { diasAcimaDoTeto, type QuadroDoContrato } from './ausencias.ts'

const quadro: QuadroDoContrato = {
  quadro: 25,
  percentual: 10,
  ausencias: [
    { inicio: '2026-11-01', fim: '2026-11-20' },
    { inicio: '2026-11-18', fim: '2026-11-25' },
    { inicio: '2026-12-03', fim: '2026-12-03' },
  ],
  trechos: [{ inicio: '2026-11-16', dias: 20 }],
}
const excessos = (mudanca: Partial<QuadroDoContrato> = {}) => diasAcimaDoTeto({ ...quadro, ...mudanca })

describe('ceiling of absences of a contract', () => {
  it('joins the days over it, with the one who asks counted', () => {
    expect(excessos()).toEqual([{ inicio: '2026-11-18', fim: '2026-11-20', ausentes: 3, teto: 2 }])
    expect(excessos({ percentual: 12 })).toEqual([])
    expect(excessos({ percentual: 11 })).toHaveLength(1)
  })

  it('lets one person be away, whatever the percentage', () => {
    expect(excessos({ percentual: 0 })).toEqual([
      { inicio: '2026-11-16', fim: '2026-11-25', ausentes: 3, teto: 1 },
      { inicio: '2026-12-03', fim: '2026-12-03', ausentes: 2, teto: 1 },
    ])
    expect(excessos({ quadro: 0, ausencias: [] })).toEqual([])
  })

  it('looks at each stretch', () => {
    const trechos = [
      { inicio: '2026-11-20', dias: 1 },
      { inicio: '2026-11-19', dias: 1 },
    ]
    expect(excessos({ trechos })).toHaveLength(2)
    expect(excessos({ trechos: [{ inicio: '2026-11-21', dias: 5 }] })).toEqual([])
  })

  it('has nothing to say with bad numbers', () => {
    expect([excessos({ quadro: -1 }), excessos({ percentual: 0.5 })]).toEqual([[], []])
  })
})
