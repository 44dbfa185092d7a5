import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vencimentoEmPalavras } from './kanban.ts'
import { PASSO, posicaoEntre } from './posicao.ts'

describe('a place between two cards', () => {
  it('lies between them, or says that there is no room', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1 }), (antes, distancia) => {
        const meio = posicaoEntre(antes, antes + distancia)
        expect(meio === null).toBe(distancia === 1)
        expect(meio === null || (meio > antes && meio < antes + distancia)).toBe(true)
      }),
    )
  })

  it('lies beyond the one that there is, at either end', () => {
    expect(posicaoEntre(null, null)).toBe(PASSO)
    expect(posicaoEntre(7, null)).toBe(7 + PASSO)
    expect(posicaoEntre(null, 7)).toBe(7 - PASSO)
  })
})

describe('when a card is due', () => {
  const hoje = '2026-11-20'
  it.each([
    ['2026-11-01', 'Venceu há 19 dias', 'error'],
    ['2026-11-19', 'Venceu ontem', 'error'],
    ['2026-11-20', 'Vence hoje', 'warning'],
    ['2026-11-21', 'Vence amanhã', 'warning'],
    ['2026-11-27', 'Vence em 7 dias', 'info'],
    ['2026-11-28', 'Vence em 28/11/2026', 'default'],
  ])('%s: %s', (vence, texto, tone) => {
    expect(vencimentoEmPalavras(vence, { hoje, concluido: false })).toEqual({ texto, tone })
    expect(vencimentoEmPalavras(vence, { hoje, concluido: true }).tone).toBe('default')
  })
})
