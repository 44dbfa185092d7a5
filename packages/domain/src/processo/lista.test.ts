import { describe, expect, it } from 'vitest'
import { defineProcess } from './define.ts'
import { defineDraftList, defineProcessList } from './lista.ts'

const pedido = defineProcess({
  name: 'pedido',
  label: { one: 'Pedido', many: 'Pedidos', data: 'Dia' },
  statuses: {
    aberto: { label: 'Aberto', tone: 'info' },
    fechado: { label: 'Fechado', tone: 'default', final: true },
  },
  initial: 'aberto',
  doSolicitante: ['aberto'],
  stages: [],
  pareceres: {},
  checks: {},
  transitions: { fechar: { label: 'Fechar', from: ['aberto'], to: 'fechado', quem: ['Cadastro'] } },
})
const colunas = { dias: { label: 'Dias', tipo: 'numero' } } as const

describe('the list of a kind', () => {
  const lista = defineProcessList(pedido, { colunas, atualizado: 'Atualizado' })

  it('has the columns of every process, its own after the name and its date after the contract', () => {
    expect(Object.keys(lista.colunas)).toEqual([
      'prazo',
      'numero',
      'nome',
      'aFazer',
      'dias',
      'posto',
      'contrato',
      'data',
      'status',
      'desde',
      'solicitante',
      'atualizadoEm',
    ])
    expect(lista.colunas.data).toEqual({ label: 'Dia', sortable: true, tipo: 'data' })
    expect(lista.colunas.status.rotulos).toBe(pedido.statuses)
  })

  it('describes every filter, and names those of its date after the kind', () => {
    expect(Object.keys(lista.filtros).toSorted()).toEqual(Object.keys(lista.descricoes ?? {}).toSorted())
    expect(lista.filtros).toMatchObject({
      pedidoDe: 'data',
      pedidoAte: 'data',
      status: { umDe: ['aberto', 'fechado'] },
    })
    expect(lista.descricoes?.pedidoAte).toEqual({ label: 'Dia até', tipo: 'data' })
  })

  it('is called as the kind, and begins with the newest', () => {
    expect(lista).toMatchObject({ nome: 'Pedidos', ordemPadrao: 'prazo', titulo: 'nome' })
  })
})

describe('the drafts of a kind', () => {
  it('have the same columns, no filters, and begin with the last touched', () => {
    const rascunhos = defineDraftList(pedido, { colunas })
    expect(Object.keys(rascunhos.colunas)).toContain('dias')
    expect(rascunhos).toMatchObject({ nome: 'Rascunhos', filtros: {}, ordemPadrao: '-atualizadoEm' })
    expect(rascunhos.colunas.contrato.opcional).toBe(true)
  })
})
