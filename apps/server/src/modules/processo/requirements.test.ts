import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Failure } from '../../http/failure.ts'
import { requireAchados, readCampos, type Resposta } from './requirements.ts'

const achado = (codigo: string, severidade: Pendencia['severidade'], mais: Partial<Pendencia> = {}) => ({
  codigo,
  severidade,
  mensagem: `${codigo}.`,
  ...mais,
})
const prazo = achado('prazo', 'alerta')
const aviso = achado('aviso', 'bloqueio', { excecaoPor: ['Coordenador', 'Gerente Rh'] })
const cpf = achado('cpf', 'bloqueio')

const coordenador: Resposta['quem'] = { grupos: ['Coordenador'] }
const cadastro: Resposta['quem'] = { grupos: ['Cadastro'] }

/** What the person is told, or the codes that were accepted. */
function resposta(achados: readonly Pendencia[], dada: Resposta, excetua = false) {
  try {
    return requireAchados(achados, dada, excetua).map(({ codigo }) => codigo)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { codigo: error.codigo, ...error.detalhes }
  }
}

describe('a block that some groups may lift', () => {
  it('is accepted like an alert before the move that lifts it, by anybody', () => {
    expect(resposta([aviso], { quem: cadastro })).toMatchObject({ pendencias: [aviso] })
    expect(resposta([aviso], { quem: cadastro, aceitos: ['aviso'] })).toEqual(['aviso'])
  })

  it('is lifted by those groups, with a reason', () => {
    expect(resposta([aviso], { quem: coordenador, motivo: 'Pedido do cliente' }, true)).toMatchObject({
      pendencias: [aviso],
    })
    expect(resposta([aviso], { quem: coordenador, aceitos: ['aviso'] }, true)).toMatchObject({
      codigo: 'validacao',
      campos: { motivo: 'Escreva por que a exceção é autorizada' },
    })
    const dada = { quem: coordenador, aceitos: ['aviso'], motivo: 'Pedido do cliente' }
    expect(resposta([aviso], dada, true)).toEqual(['aviso'])
  })

  it('stops everybody else, and says who may lift it', () => {
    const dada = { quem: cadastro, aceitos: ['aviso'], motivo: 'Pedido do cliente' }
    expect(resposta([aviso], dada, true)).toMatchObject({
      pendencias: [
        {
          codigo: 'aviso',
          severidade: 'bloqueio',
          mensagem: 'aviso. A exceção é de Coordenador ou Gerente Rh.',
        },
      ],
    })
  })

  it('is never lifted by the system, which accepts alerts only', () => {
    expect(resposta([prazo], { aceitos: 'todos' })).toEqual(['prazo'])
    expect(resposta([aviso, prazo], { aceitos: 'todos' })).toMatchObject({ pendencias: [aviso] })
  })

  it('does not open the way past a block of another kind', () => {
    const dada = { quem: coordenador, aceitos: ['aviso', 'cpf'], motivo: 'Pedido do cliente' }
    expect(resposta([aviso, cpf], dada, true)).toMatchObject({ pendencias: [cpf] })
  })
})

describe('the fields of a move', () => {
  const schema = z.strictObject({ em: z.iso.date('Informe o dia') })

  it('are read by its schema', () => {
    expect(readCampos(schema, { em: '2026-11-22' })).toEqual({ em: '2026-11-22' })
  })

  it('say what is missing, each by its name', () => {
    expect(() => readCampos(schema, undefined)).toThrow(
      expect.objectContaining({ detalhes: { campos: { 'dados.em': 'Informe o dia' } } }),
    )
  })

  it('are refused for a move that asks for none', () => {
    expect(readCampos(undefined, {})).toEqual({})
    expect(() => readCampos(undefined, { em: '2026-11-22' })).toThrow(Failure)
  })
})
