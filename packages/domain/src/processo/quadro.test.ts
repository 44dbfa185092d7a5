import { describe, expect, it } from 'vitest'
import { defineProcess } from './define.ts'
import { defineQuadro } from './quadro.ts'

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
})
