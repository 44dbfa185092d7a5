import { leituraDe } from '@rh/domain/leitura'
import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Failure } from '../../http/failure.ts'
import { AGORA } from '../../test/clock.ts'
import { atorDe } from '../../test/ator.ts'
import { brinquedo } from '../../test/brinquedo.ts'
import type { Processo } from './repository.ts'
import {
  achadosDe,
  comoMove,
  readCampos,
  requireAchados,
  requireAto,
  requireCampos,
  requireChecks,
  requireMotivo,
  requirePermissao,
  requireSenhaConfirmada,
  requireVinculoDo,
  specOf,
  type Resposta,
} from './requirements.ts'

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

/** What the person is told, or what is answered. */
function dito<R>(perguntar: () => R) {
  try {
    return perguntar()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { codigo: error.codigo, ...error.detalhes }
  }
}
const resposta = (achados: readonly Pendencia[], dada: Resposta, excetua?: boolean) =>
  dito(() => requireAchados(achados, dada, excetua).map(({ codigo }) => codigo))

describe('an alert that was read', () => {
  const outra = { ...prazo, mensagem: 'Outro prazo.' }

  it('accepts no other of its code, and one that says another thing by now is asked for again', () => {
    expect(resposta([prazo, outra], { aceitos: [leituraDe(prazo)] })).toMatchObject({ pendencias: [outra] })
    expect(resposta([outra], { aceitos: [leituraDe(prazo)] })).toMatchObject({ pendencias: [outra] })
    const lidos = [leituraDe(prazo), leituraDe(outra)]
    expect(resposta([prazo, outra], { aceitos: lidos })).toEqual(['prazo', 'prazo'])
  })

  it('is accepted by its code alone too, with all that have it', () => {
    expect(resposta([prazo, outra], { aceitos: ['prazo'] })).toEqual(['prazo', 'prazo'])
  })
})

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

describe('findings', () => {
  it('that are alerts are read and accepted, each of them', () => {
    const outro = achado('outro', 'alerta')
    expect(resposta([prazo, outro], {})).toEqual({
      codigo: 'pendencias',
      pendencias: [prazo, outro],
      mensagem: 'Há alertas que precisam ser lidos e aceitos.',
      acao: 'Marque que está ciente de cada alerta e tente de novo.',
    })
    expect(resposta([prazo, outro], { aceitos: ['outro'] })).toMatchObject({ pendencias: [prazo] })
    expect(resposta([prazo, outro], { aceitos: ['outro', 'prazo'] })).toEqual(['prazo', 'outro'])
    expect(resposta([], {})).toEqual([])
  })

  it('that block are told alone, whatever else was found', () => {
    expect(resposta([prazo, cpf], { aceitos: ['cpf'] })).toEqual({ codigo: 'pendencias', pendencias: [cpf] })
  })

  it('that somebody may lift are lifted by nobody where nobody is there, nor twice by a reason alone', () => {
    expect(resposta([aviso], { aceitos: ['aviso'], motivo: 'Pedido do cliente' }, true)).toMatchObject({
      pendencias: [{ codigo: 'aviso', mensagem: expect.stringContaining('A exceção é de') }],
    })
    expect(resposta([prazo], { quem: coordenador, aceitos: ['prazo'] }, true)).toEqual(['prazo'])
    expect(comoMove(cpf, { grupos: ['Coordenador'] })).toBe(cpf)
    expect(comoMove(aviso, { grupos: ['Coordenador'] })).toBe(aviso)
  })

  it('are those of the checks that the move names, in their order', () => {
    const modulo = {
      process: brinquedo,
      regras: {
        tem_cor: (cor: string | null) => (cor === null ? [cpf] : []),
        existe: () => [prazo],
        inteiro: () => [achado('quebrado', 'bloqueio')],
      },
    } as unknown as Parameters<typeof achadosDe<string | null>>[0]
    expect(achadosDe(modulo, 'reenviar', null)).toEqual([cpf, prazo])
    expect(achadosDe(modulo, 'reenviar', 'azul')).toEqual([prazo])
    expect([achadosDe(modulo, 'conferir', null), achadosDe(modulo, 'nenhuma', null)]).toEqual([[], []])
    // A check without a rule of its own finds nothing.
    expect(achadosDe(modulo, 'entregar', null)).toEqual([])
    expect(requireChecks(modulo, 'reenviar', 'azul', { aceitos: ['prazo'] })).toEqual([prazo])
    const idade = { ...modulo, regras: { idade: () => [aviso] } } as unknown as typeof modulo
    const lifted = { quem: coordenador, aceitos: ['aviso'] }
    expect(dito(() => requireChecks(idade, 'emprestar', null, lifted))).toMatchObject({ codigo: 'validacao' })
  })
})

/** A toy that was asked for by the first person. */
const processo = {
  status: 'pronto',
  solicitanteId: 1,
  maos: [1],
  autoaprovacao: false,
  vinculoId: 7,
  pareceres: { calculo: 'aprovado', conferencia: 'aprovado', pintura: 'aprovado', caixa: 'aprovado' },
  autores: {},
  agendado: false,
} as unknown as Processo

describe('who moves', () => {
  const mover = (transicao: string, quem: ReturnType<typeof atorDe>, mais: Partial<Processo> = {}) =>
    dito(() => requirePermissao(brinquedo, transicao, { ...processo, ...mais }, quem))

  it('is of the groups of the move, and told the situation where it does not fit', () => {
    const almoxarife = atorDe(4, 'Almoxarifado')
    expect(mover('guardar', almoxarife)).toBeUndefined()
    expect(mover('guardar', atorDe(4, 'Vagas'))).toEqual({ codigo: 'sem_permissao' })
    expect(mover('guardar', almoxarife, { status: 'em_conferencia' })).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'Não é possível guardar agora: a situação é "Em conferência".',
    })
    expect(mover('guardar', almoxarife, { status: 'perdido' })).toMatchObject({
      mensagem: 'Não é possível guardar agora: a situação é "perdido".',
    })
    expect(mover('emprestar', atorDe(1, 'Coordenador'))).toEqual({ codigo: 'autoaprovacao' })
    for (const nome of ['nenhuma', 'constructor'])
      expect(mover(nome, almoxarife)).toEqual({ codigo: 'transicao_invalida' })
    expect(specOf(brinquedo, 'guardar')).toBe(brinquedo.transitions.guardar)
  })

  it('acts in the statuses of the act, by its groups', () => {
    const agir = (ato: string, quem: ReturnType<typeof atorDe>, status = 'pronto', process = brinquedo) =>
      dito(() => requireAto(process, ato, { ...processo, status }, quem))
    const almoxarife = atorDe(4, 'Almoxarifado')
    expect(agir('polir', almoxarife)).toBeUndefined()
    expect(agir('polir', atorDe(4, 'Vagas'))).toEqual({ codigo: 'sem_permissao' })
    expect(agir('polir', almoxarife, 'pedido')).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'Não é possível fazer isso agora: a situação é "Pedido".',
    })
    expect(agir('polir', almoxarife, 'perdido')).toMatchObject({
      mensagem: 'Não é possível fazer isso agora: a situação é "perdido".',
    })
    expect(agir('lustrar', almoxarife)).toEqual({ codigo: 'transicao_invalida' })
    const { atos: _, ...semAtos } = brinquedo
    expect(agir('polir', almoxarife, 'pronto', semAtos as typeof brinquedo)).toEqual({
      codigo: 'transicao_invalida',
    })
  })

  it('has confirmed the password until now at least, where the move asks for it', () => {
    const agora = Temporal.Instant.from(AGORA)
    const confirmar = (confirmadaAte: string | null) =>
      dito(() => requireSenhaConfirmada({ ...atorDe(1), confirmadaAte }, agora))
    const nega = { codigo: 'confirmar_senha' }
    expect(confirmar(null)).toEqual(nega)
    expect(confirmar(agora.subtract({ milliseconds: 1 }).toString())).toEqual(nega)
    expect(confirmar(AGORA)).toBeUndefined()
    expect(confirmar(agora.add({ seconds: 1 }).toString())).toBeUndefined()
  })

  it('knows the bond of a process that is about one', () => {
    expect(requireVinculoDo(processo)).toBe(7)
    expect(dito(() => requireVinculoDo({ ...processo, vinculoId: null }))).toEqual({
      codigo: 'transicao_invalida',
    })
  })
})

describe('the reason of a move', () => {
  const motivo = (spec: Parameters<typeof requireMotivo>[0], dado?: string, itens?: readonly unknown[]) =>
    dito(() => requireMotivo(spec, dado, itens))

  it('is given where it is demanded', () => {
    const falta = { codigo: 'validacao', campos: { motivo: 'Informe o motivo' } }
    expect(motivo({ motivo: 'obrigatorio' })).toEqual(falta)
    expect(motivo({ motivo: 'obrigatorio' }, '')).toEqual(falta)
    expect(motivo({ motivo: 'obrigatorio' }, 'Outra cor')).toBeUndefined()
    expect(motivo({})).toBeUndefined()
  })

  it('points at fields where the move does, and only at fields of the form', () => {
    expect(motivo({}, 'Outra cor', [{}])).toEqual({
      codigo: 'validacao',
      campos: { itens: 'Esta ação não aponta campos' },
    })
    expect(motivo({}, 'Outra cor', [])).toBeUndefined()
    expect(motivo({ itens: true }, 'Outra cor', [{}])).toBeUndefined()
    const formulario = { hasCampo: ({ campo }: { campo: string }) => campo === 'cor' }
    const apontar = (...campos: string[]) => {
      const itens = campos.map((campo) => ({ campo }) as never)
      return dito(() => requireCampos({ formulario } as never, itens))
    }
    const nega = { codigo: 'validacao', campos: { itens: 'Aponte campos que existem no formulário' } }
    expect([apontar('cor'), apontar()]).toEqual([undefined, undefined])
    expect([apontar('rodas'), apontar('cor', 'rodas')]).toEqual([nega, nega])
    expect(dito(() => requireCampos({}, [{ campo: 'cor' }]))).toEqual(nega)
    expect(dito(() => requireCampos({}))).toBeUndefined()
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
    expect(readCampos(undefined, undefined)).toEqual({})
    expect(dito(() => readCampos(undefined, { em: '2026-11-22' }))).toEqual({
      codigo: 'validacao',
      campos: { dados: 'Esta ação não tem campos' },
    })
  })

  it('say of each field the first thing that is wrong', () => {
    const exigente = z.strictObject({
      nome: z
        .string()
        .min(3, 'Escreva mais')
        .regex(/^[A-Z]/, 'Em maiúscula'),
    })
    expect(dito(() => readCampos(exigente, { nome: 'a' }))).toEqual({
      codigo: 'validacao',
      campos: { 'dados.nome': 'Escreva mais' },
    })
  })
})
