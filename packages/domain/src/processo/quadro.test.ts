import { describe, expect, it } from 'vitest'
import { defineProcess } from './define.ts'
import { colunasDoQuadro } from './quadro.ts'

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
    expect(colunasDoQuadro(nascido, ['Sesmt'])).toEqual(['aberto'])
  })
})
