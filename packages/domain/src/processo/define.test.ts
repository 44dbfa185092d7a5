import { describe, expect, it } from 'vitest'
import { defineProcess, type AnyProcess } from './define.ts'

const parecer = {
  label: 'Análise',
  pede: 'Analisar',
  grupos: ['Cadastro'],
  veCampos: [],
  observa: [],
} as const

/** The smallest process that makes sense; each test breaks one thing of it. */
const pedido: AnyProcess = {
  name: 'pedido',
  label: { one: 'Pedido', many: 'Pedidos', data: 'Dia' },
  statuses: {
    aberto: { label: 'Aberto', tone: 'info' },
    em_analise: { label: 'Em análise', tone: 'warning' },
    fechado: { label: 'Fechado', tone: 'default', final: true },
  },
  initial: 'aberto',
  doSolicitante: ['aberto'],
  stages: [{ status: 'em_analise', pareceres: ['analise'], aoConcluir: 'fechar' }],
  pareceres: { analise: parecer },
  checks: { completo: 'Tudo preenchido' },
  transitions: {
    enviar: { label: 'Enviar', from: ['aberto'], to: 'em_analise', quem: ['Gestor'], checks: ['completo'] },
    fechar: { label: 'Fechar', from: ['em_analise'], to: 'fechado', quem: 'motor' },
  },
}

const { enviar, fechar } = pedido.transitions as Record<
  'enviar' | 'fechar',
  AnyProcess['transitions'][string]
>

describe('defineProcess', () => {
  it('returns a sound declaration as it is', () => {
    expect(defineProcess(pedido)).toBe(pedido)
  })

  it('follows the moves in whatever order they are written', () => {
    const { enviar, fechar } = pedido.transitions
    const aoContrario = { ...pedido, transitions: { fechar, enviar } as AnyProcess['transitions'] }
    expect(() => defineProcess(aoContrario)).not.toThrow()
  })

  it.each<[string, Partial<AnyProcess>, string]>([
    [
      'a status that nothing reaches',
      { statuses: { ...pedido.statuses, perdido: { label: 'Perdido', tone: 'error', final: true } } },
      'pedido: no transition reaches perdido',
    ],
    [
      'statuses that only reach each other',
      {
        statuses: { ...pedido.statuses, ilha: { label: 'Ilha', tone: 'info' } },
        transitions: {
          ...pedido.transitions,
          girar: { label: 'Girar', from: ['ilha'], to: 'ilha', quem: ['Gestor'] },
        },
      },
      'pedido: no transition reaches ilha',
    ],
    [
      'a dead end that is not final',
      { statuses: { ...pedido.statuses, fechado: { label: 'Fechado', tone: 'default' } } },
      'pedido: fechado is a dead end',
    ],
    [
      'a final status that is left',
      {
        transitions: {
          ...pedido.transitions,
          reabrir: { label: 'Reabrir', from: ['fechado'], to: 'aberto', quem: ['Gestor'] },
        },
      },
      'pedido: fechado is final but left',
    ],
    [
      'a check that guards nothing',
      { checks: { ...pedido.checks, sobra: 'Ninguém confere' } },
      'pedido: check sobra guards nothing',
    ],
    [
      'a parecer that no stage asks for',
      { pareceres: { ...pedido.pareceres, mudo: parecer } },
      'pedido: parecer mudo has no stage',
    ],
    [
      'a stage whose move does not start there',
      { stages: [{ status: 'em_analise', pareceres: ['analise'], aoConcluir: 'enviar' }] },
      'pedido: stage em_analise cannot move by enviar',
    ],
    [
      'a parecer checked against one that is nobody’s',
      { pareceres: { analise: { ...parecer, outraPessoaQue: ['calculo'] } } },
      'pedido: outraPessoaQue names no parecer: calculo',
    ],
    [
      'a move of a parecer that is nobody’s',
      {
        transitions: {
          ...pedido.transitions,
          enviar: {
            ...pedido.transitions['enviar'],
            doParecer: ['calculo'],
          } as AnyProcess['transitions'][string],
        },
      },
      'pedido: doParecer names no parecer: calculo',
    ],
    [
      'a move that asks until an unknown check',
      {
        transitions: { ...pedido.transitions, enviar: { ...enviar, pede: 'Completar', pedeAte: 'assinado' } },
      },
      'pedido: Enviar asks until an unknown check: assinado',
    ],
    [
      'a move that asks for nothing until a check',
      { transitions: { ...pedido.transitions, enviar: { ...enviar, pedeAte: 'completo' } } },
      'pedido: Enviar asks nothing of anybody until completo',
    ],
    [
      'a move of the engine that asks for something',
      {
        transitions: {
          ...pedido.transitions,
          fechar: { ...fechar, pede: 'Completar', pedeAte: 'completo' },
        },
      },
      'pedido: Fechar asks nothing of anybody until completo',
    ],
    [
      'an act that checks a form and writes none',
      { atos: { polir: { label: 'Polir', quem: ['Gestor'], em: ['aberto'], checks: ['completo'] } } },
      'pedido: Polir checks a form that it does not write',
    ],
    [
      'a process that is born sent and yet with whoever asked',
      { nasce: { quem: ['Gestor'], checks: [] } },
      'pedido: aberto is born sent and with whoever asked',
    ],
    [
      'batches by a group that opens none of them one by one',
      { nasce: { quem: ['Gestor'], checks: [], emLote: { quem: ['Sesmt'] } }, doSolicitante: [] },
      'pedido: Sesmt opens batches and none of their processes',
    ],
  ])('throws at %s', (_, defeito, mensagem) => {
    expect(() => defineProcess({ ...pedido, ...defeito })).toThrow(mensagem)
  })

  it('names every problem at once', () => {
    const quebrado: AnyProcess = {
      ...pedido,
      checks: { ...pedido.checks, sobra: 'Ninguém confere' },
      pareceres: { ...pedido.pareceres, mudo: parecer },
    }
    expect(() => defineProcess(quebrado)).toThrow(
      'pedido: check sobra guards nothing; parecer mudo has no stage',
    )
  })
})
