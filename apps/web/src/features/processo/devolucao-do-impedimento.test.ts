import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { devolucaoDoImpedimento } from './devolucao-do-impedimento.ts'

const apontaveis = [
  { campo: 'fracoes', label: 'Períodos' },
  { campo: 'atestado.dias', label: 'Dias do atestado' },
  { etapa: 'vaga', campo: 'postoId', label: 'Posto' },
]
const bloqueio = (mensagem: string, mais: Partial<Pendencia> = {}): Pendencia => ({
  codigo: 'x',
  severidade: 'bloqueio',
  mensagem,
  ...mais,
})
const VESPERA = bloqueio('Começa na véspera de feriado.', {
  campo: 'fracoes.0.inicio',
  baseLegal: 'CLT art. 134 § 3º',
})

describe('a return for what stands in the way', () => {
  it('says it with its law, and points at the list of its line', () => {
    expect(devolucaoDoImpedimento([VESPERA], apontaveis)).toEqual({
      motivo: 'Começa na véspera de feriado. (CLT art. 134 § 3º)',
      itens: [{ campo: 'fracoes', motivo: 'Começa na véspera de feriado.' }],
    })
  })

  it('says what is in no field beside it, and nothing of what is only to be read or may be lifted', () => {
    const pendencias = [
      VESPERA,
      bloqueio('Não há vaga livre.', { etapa: 'vaga', campo: 'postoId' }),
      bloqueio('Há outro pedido em andamento.'),
      { ...bloqueio('Leia.', { campo: 'fracoes' }), severidade: 'alerta' as const },
      bloqueio('A empresa autoriza.', { campo: 'fracoes', excecaoPor: ['Gerente Rh'] }),
    ]
    expect(devolucaoDoImpedimento(pendencias, apontaveis)).toEqual({
      motivo:
        '- Começa na véspera de feriado. (CLT art. 134 § 3º)\n- Não há vaga livre.\n- Há outro pedido em andamento.',
      itens: [
        { campo: 'fracoes', motivo: 'Começa na véspera de feriado.' },
        { etapa: 'vaga', campo: 'postoId', motivo: 'Não há vaga livre.' },
      ],
    })
  })

  it('points at a field of a group before the group', () => {
    const { itens = [] } =
      devolucaoDoImpedimento([bloqueio('Dias demais.', { campo: 'atestado.dias' })], apontaveis) ?? {}
    expect(itens.map(({ campo }) => campo)).toEqual(['atestado.dias'])
  })

  it('points at the first field of a group that a finding is about', () => {
    const { itens = [] } =
      devolucaoDoImpedimento([bloqueio('Falta o atestado.', { campo: 'atestado' })], apontaveis) ?? {}
    expect(itens.map(({ campo }) => campo)).toEqual(['atestado.dias'])
  })

  it.each([
    ['in no field', bloqueio('Esta causa é aprovada pelo Gerente Rh.')],
    ['in a field that this person does not see', bloqueio('Salário abaixo do piso.', { campo: 'salario' })],
  ])('is none where it is %s: whoever asked could mend nothing', (_, pendencia) => {
    expect(devolucaoDoImpedimento([pendencia], apontaveis)).toBeNull()
  })
})
