import { describe, expect, it } from 'vitest'
import { defineProcess } from './define.ts'
import { defineQuadro, faixaDe, faixasDoPrazo } from './quadro.ts'

const nascido = defineProcess({
  name: 'pedido',
  label: { one: 'Pedido', many: 'Pedidos', data: 'Dia' },
  statuses: {
    aberto: { label: 'Aberto', tone: 'info' },
    fechado: { label: 'Fechado', tone: 'default', final: true },
  },
  initial: 'aberto',
  nasce: { quem: ['Gestor'], checks: [] },
  doSolicitante: [],
  stages: [],
  pareceres: {},
  checks: {},
  transitions: { fechar: { label: 'Fechar', from: ['aberto'], to: 'fechado', quem: ['Cadastro'] } },
})

describe('the board of a kind', () => {
  it('shows what is born sent to everybody, and nothing that has ended', () => {
    expect(defineQuadro(nascido).colunas(['Sesmt'])).toEqual(['aberto'])
  })

  it('waits for whom the declaration names, unless the move is left for a day', () => {
    expect(defineQuadro(nascido).aguardando('aberto', [])).toEqual(['Cadastro'])
    expect(defineQuadro(nascido).aguardando('aberto', [], true)).toEqual([])
  })

  it('has no term where the kind declares none', () => {
    expect(defineQuadro(nascido).prazo('aberto', '2026-12-01', '2026-11-20')).toBeNull()
  })

  it('counts the term that the kind declares, while it runs', () => {
    const quadro = defineQuadro(nascido, { em: ['aberto'], ate: (dia) => dia })
    expect(quadro.prazo('aberto', '2026-11-22', '2026-11-20')).toEqual({
      data: '2026-11-22',
      dias: 2,
      faixa: 'urgente',
    })
    expect(quadro.prazo('fechado', '2026-11-22', '2026-11-20')).toBeNull()
    for (const dia of [null, '', '2026-1']) expect(quadro.prazo('aberto', dia, '2026-11-20')).toBeNull()
  })
})

describe('the bands of a term', () => {
  it('leave no day out', () => {
    const fins = Object.values(faixasDoPrazo).map(({ ate }) => ate)
    expect(fins).toEqual(fins.toSorted((a, b) => a - b))
    expect(fins.at(-1)).toBe(Infinity)
    expect([-1, 0, 2, 3, 7, 8].map(faixaDe)).toEqual([
      'vencido',
      'urgente',
      'urgente',
      'proximo',
      'proximo',
      'folgado',
    ])
  })
})
