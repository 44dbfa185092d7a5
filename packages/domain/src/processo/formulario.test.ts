import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { cpf, data, id, opcional, texto, textoObrigatorio } from '../br/campos.ts'
import { listaDe } from './folha.ts'
import {
  defineFormulario,
  type DadosDe,
  type DadosParciais,
  type LeituraDe,
  type RascunhoDe,
} from './formulario.ts'

const acompanhantes = listaDe(
  'Acompanhante',
  { nome: textoObrigatorio(40, 2), cpf: opcional(cpf), postoId: opcional(id) },
  { nome: 'Nome', cpf: 'CPF', postoId: 'Posto' },
  3,
)

const viagem = defineFormulario({
  etapas: {
    destino: {
      label: 'Destino',
      schema: z.object({ cidade: textoObrigatorio(40, 2), ida: data, obs: opcional(texto(20)) }),
      campos: { cidade: 'Cidade', ida: 'Ida', obs: 'Observação' },
    },
    grupo: {
      label: 'Grupo',
      schema: z.object({ lista: acompanhantes.schema, motivo: opcional(texto(20)) }),
      campos: { lista: 'Acompanhantes', motivo: 'Motivo' },
      listas: { lista: acompanhantes },
    },
  },
})

const recado = defineFormulario({
  folha: {
    schema: z.object({ paraId: id, cpf, texto: opcional(texto(20)), copias: acompanhantes.schema }),
    campos: { paraId: 'Para', cpf: 'CPF', texto: 'Texto', copias: 'Cópias' },
    listas: { copias: acompanhantes },
  },
})

const daViagem = { destino: { cidade: 'Santos', ida: '2026-12-01' }, grupo: { lista: [{ nome: 'Ana' }] } }
const doRecado = { paraId: 7, cpf: '52998224725' }

describe('a form of steps', () => {
  it('reads a complete draft', () => {
    const { completos, faltas } = viagem.ler(daViagem)
    expect(faltas).toEqual([])
    expect(completos).toEqual(daViagem)
  })

  it('names the step and the label of whatever is missing or wrong, and keeps the rest', () => {
    const { completos, faltas, parciais } = viagem.ler({
      destino: { cidade: 'S', obs: 'cedo' },
      grupo: { lista: [{ nome: 'Ana' }, { cpf: '123' }] },
    })
    expect(completos).toBeNull()
    expect(parciais).toEqual({ destino: { obs: 'cedo' }, grupo: { lista: [{ nome: 'Ana' }] } })
    expect(faltas).toMatchObject([
      { codigo: 'campo', severidade: 'bloqueio', etapa: 'destino', campo: 'cidade' },
      { etapa: 'destino', campo: 'ida', mensagem: 'Ida: preencha este campo' },
      { etapa: 'grupo', campo: 'lista.1.nome', mensagem: 'Acompanhante 2 – Nome: preencha este campo' },
      {
        etapa: 'grupo',
        campo: 'lista.1.cpf',
        mensagem: 'Acompanhante 2 – CPF: CPF inválido: confira os 11 dígitos',
      },
    ])
  })

  it('normalises what is right, keeps what is wrong, drops what is blank', () => {
    expect(viagem.normalizar('destino', { cidade: ' Santos ', ida: 'amanhã', obs: '' })).toEqual({
      cidade: 'Santos',
      ida: 'amanhã',
    })
    expect(viagem.normalizar('grupo', { lista: [{ cpf: '529.982.247-25' }, { nome: '' }] })).toEqual({
      lista: [{ cpf: '52998224725' }],
    })
    expect(viagem.normalizar('grupo', { lista: [{ nome: '' }] })).toEqual({})
  })

  it('compares step by step, lists by what they say', () => {
    expect(viagem.comparar(daViagem, { ...daViagem, grupo: { lista: [{ nome: 'Ana ' }, {}] } })).toEqual([])
    expect(viagem.comparar(daViagem, { destino: daViagem.destino })).toEqual([
      { etapa: 'grupo', campo: 'lista', de: [{ nome: 'Ana' }], para: null },
    ])
    expect(viagem.comparar({}, { destino: { inventado: 1 } })).toEqual([])
  })

  it('is complete when what it asks for is right', () => {
    expect(viagem.completude({})).toBe(0)
    expect(viagem.completude({ destino: { cidade: 'Santos', obs: 'cedo' } })).toBe(50)
    expect(viagem.completude(daViagem)).toBe(100)
  })

  it('takes only known fields and cells, with ids that are real or absent', () => {
    expect(viagem.rascunhoSchema('destino').safeParse({ cidade: '', ida: null }).success).toBe(true)
    expect(viagem.rascunhoSchema('destino').safeParse({ lista: [] }).success).toBe(false)
    const grupo = viagem.rascunhoSchema('grupo')
    const com = (linha: object) => grupo.safeParse({ lista: [linha] }).success
    expect([com({ postoId: 3 }), com({ postoId: null }), com({ cpf: '1' })]).toEqual([true, true, true])
    expect([com({ postoId: 0 }), com({ postoId: '3' }), com({ ida: '' })]).toEqual([false, false, false])
  })

  it('knows a field by its step', () => {
    expect(viagem.camposDe('grupo')).toEqual(['lista', 'motivo'])
    expect(viagem.hasCampo({ etapa: 'destino', campo: 'ida' })).toBe(true)
    for (const onde of [
      { campo: 'ida' },
      { etapa: 'grupo', campo: 'ida' },
      { etapa: 'toString', campo: 'ida' },
      { etapa: 'destino', campo: 'toString' },
    ])
      expect(viagem.hasCampo(onde)).toBe(false)
  })

  it('infers its types from the schemas', () => {
    type Viagem = typeof viagem
    expectTypeOf<DadosDe<Viagem>['destino']['cidade']>().toEqualTypeOf<string>()
    expectTypeOf<DadosParciais<Viagem>['destino']['cidade']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof RascunhoDe<Viagem>>().toEqualTypeOf<'destino' | 'grupo'>()
    expectTypeOf(viagem.ler({})).toEqualTypeOf<LeituraDe<Viagem>>()
    // @ts-expect-error a step that the form does not have
    expect(() => viagem.camposDe('outra')).toThrow('outra')
  })
})

describe('a flat form', () => {
  it('reads a complete draft', () => {
    expect(recado.ler(doRecado)).toEqual({ parciais: doRecado, completos: doRecado, faltas: [] })
  })

  it('tells what is missing or wrong without a step', () => {
    const { completos, faltas } = recado.ler({ cpf: '123', copias: [{}] })
    expect(completos).toBeNull()
    expect(faltas.map(({ campo, mensagem }) => [campo, mensagem])).toEqual([
      ['paraId', 'Para: preencha este campo'],
      ['cpf', 'CPF: CPF inválido: confira os 11 dígitos'],
      ['copias.0.nome', 'Acompanhante 1 – Nome: preencha este campo'],
    ])
    expect(faltas.some((falta) => 'etapa' in falta)).toBe(false)
  })

  it('normalises and compares without a step', () => {
    expect(recado.normalizar({ cpf: '529.982.247-25', texto: null, paraId: 7 })).toEqual(doRecado)
    expect(recado.comparar(doRecado, { ...doRecado, texto: 'oi', copias: [{ nome: '' }] })).toEqual([
      { campo: 'texto', de: null, para: 'oi' },
    ])
  })

  it('is complete when what it asks for is right, and at once when it asks for nothing', () => {
    expect([recado.completude({}), recado.completude({ cpf: '52998224725' })]).toEqual([0, 50])
    expect(recado.completude(doRecado)).toBe(100)
    const livre = defineFormulario({
      folha: { schema: z.object({ obs: opcional(texto(20)) }), campos: { obs: 'Observação' } },
    })
    expect(livre.completude({})).toBe(100)
  })

  it('takes only known fields, with ids that are real or absent', () => {
    const schema = recado.rascunhoSchema()
    for (const certo of [{}, { paraId: 7 }, { paraId: null }, { cpf: '1' }, { copias: null }])
      expect(schema.safeParse(certo).success).toBe(true)
    for (const errado of [{ paraId: 0 }, { paraId: 'x' }, { outro: 1 }, { copias: 'Ana' }])
      expect(schema.safeParse(errado).success).toBe(false)
  })

  it('has fields and no steps', () => {
    expect(recado.camposDe()).toEqual(['paraId', 'cpf', 'texto', 'copias'])
    expect(recado.hasCampo({ campo: 'cpf' })).toBe(true)
    expect(recado.hasCampo({ campo: 'toString' })).toBe(false)
    expect(recado.hasCampo({ etapa: 'destino', campo: 'cpf' })).toBe(false)
  })

  it('infers its types from the schema', () => {
    expectTypeOf<DadosDe<typeof recado>['paraId']>().toEqualTypeOf<number>()
    expectTypeOf<DadosParciais<typeof recado>['paraId']>().toEqualTypeOf<number | undefined>()
    expectTypeOf(recado.ler({})).toEqualTypeOf<LeituraDe<typeof recado>>()
    defineFormulario({
      // @ts-expect-error a field without a label
      folha: { schema: z.object({ obs: opcional(texto(20)) }), campos: {} },
    })
  })
})
