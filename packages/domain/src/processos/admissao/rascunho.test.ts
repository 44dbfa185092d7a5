import { describe, expect, it } from 'vitest'
import { isFalta } from '../../achado.ts'
import { etapaNomes, etapas, type Etapa } from './etapas.ts'
import { camposLabel } from './campos.ts'
import {
  compararRascunhos,
  completude,
  formulario,
  readRascunho,
  normalizarEtapa,
  rascunhoSchema,
  type Rascunho,
} from './rascunho.ts'

const completo = {
  vaga: {
    postoId: 7,
    tipo: '1',
    categoria: '101',
    motivo: 'reposicao',
    dataPrevista: '2026-12-01',
    salarioCentavos: 186_500,
    experienciaDias: 45,
    experienciaProrrogacaoDias: 45,
  },
  pessoais: {
    cpf: '52998224725',
    nome: 'Maria da Conceição',
    nascimento: '1990-02-28',
    sexo: 'F',
    estadoCivil: '1',
    racaCor: '3',
    nacionalidade: 'BN',
    paisNascimento: '105',
    ufNascimento: 'CE',
    municipioNascimento: 'Fortaleza',
    grauInstrucao: '07',
    deficiencia: 'nao',
    mae: 'Antônia da Conceição',
    telefone: '11987654321',
  },
  documentos: { rg: '123456789', rgOrgao: 'SSP', rgUf: 'SP' },
  endereco: {
    cep: '01310100',
    tipoLogradouro: 'AV',
    logradouro: 'Paulista',
    numero: 'S/N',
    bairro: 'Bela Vista',
    uf: 'SP',
    municipio: 'São Paulo',
  },
  dependentes: { lista: [{ nome: 'Davi da Conceição', nascimento: '2020-05-01', parentesco: '03' }] },
  bancarios: { abrirConta: true },
  beneficios: {
    valeTransporte: true,
    escalaVtId: 1,
    linhas: [{ operadora: 'SPTrans', linha: '875A', tarifaCentavos: 530, viagensDia: 2 }],
  },
  uniforme: { tamanhos: [{ itemId: 3, tamanho: 'M' }] },
} as const satisfies Rascunho

const faltasDe = (dados: Rascunho): string[] =>
  readRascunho(dados).faltas.map(({ etapa, campo }) => `${etapa}.${campo}`)

describe('normalizarEtapa', () => {
  it('stores what is right in its final form', () => {
    expect(
      normalizarEtapa('pessoais', { cpf: '529.982.247-25', nome: '  Maria  ', telefone: '(11) 98765-4321' }),
    ).toEqual({ cpf: '52998224725', nome: 'Maria', telefone: '11987654321' })
  })

  it('keeps what is wrong as it was typed', () => {
    expect(normalizarEtapa('pessoais', { cpf: '529.982.247-2', nome: ' M ' })).toEqual({
      cpf: '529.982.247-2',
      nome: ' M ',
    })
  })

  it('leaves out what was cleared', () => {
    expect(normalizarEtapa('pessoais', { nome: '', mae: null, pai: undefined })).toEqual({})
    expect(normalizarEtapa('vaga', { experienciaProrrogacaoDias: 0 })).toEqual({
      experienciaProrrogacaoDias: 0,
    })
  })

  it('changes nothing the second time', () => {
    for (const etapa of etapaNomes) {
      const uma = normalizarEtapa(etapa, completo[etapa])
      expect(normalizarEtapa(etapa, uma)).toEqual(uma)
    }
  })
})

// prova: entidade.admissao, validacao.formulario
describe('readRascunho', () => {
  it('reads a complete form', () => {
    const { completos, faltas } = readRascunho(completo)
    expect(faltas).toEqual([])
    expect(completos).toEqual(completo)
  })

  it('tells every missing field by its label', () => {
    const { completos, faltas, parciais } = readRascunho({})
    expect(completos).toBeNull()
    expect(parciais).toEqual(Object.fromEntries(etapaNomes.map((etapa) => [etapa, {}])))
    expect(faltas.map(({ mensagem }) => mensagem)).toContain('Nome da mãe: preencha este campo')
    expect(faltas.every(({ severidade }) => severidade === 'bloqueio')).toBe(true)
  })

  it('tells what is missing from what is wrong', () => {
    const meio: Rascunho = { ...completo, pessoais: { ...completo.pessoais, cpf: '11111111111', mae: '' } }
    const { faltas } = readRascunho(meio)
    expect(faltas.map(({ campo, falta }) => [campo, falta])).toEqual([
      ['cpf', undefined],
      ['mae', 'Nome da mãe'],
    ])
    expect(faltas.map(isFalta)).toEqual([false, true])
  })

  it('tells what is wrong in words, and keeps the rest', () => {
    const errado: Rascunho = { ...completo, pessoais: { ...completo.pessoais, cpf: '11111111111' } }
    const { faltas, parciais } = readRascunho(errado)
    expect(faltas).toEqual([
      {
        codigo: 'campo',
        severidade: 'bloqueio',
        mensagem: 'CPF: CPF inválido: confira os 11 dígitos',
        etapa: 'pessoais',
        campo: 'cpf',
      },
    ])
    expect(parciais.pessoais.nome).toBe('Maria da Conceição')
    expect(parciais.pessoais.cpf).toBeUndefined()
  })

  it('takes a cleared optional field as absent and a wrong one as wrong', () => {
    expect(faltasDe({ ...completo, documentos: { ...completo.documentos, pis: '' } })).toEqual([])
    expect(faltasDe({ ...completo, documentos: { ...completo.documentos, pis: null } })).toEqual([])
    expect(faltasDe({ ...completo, documentos: { ...completo.documentos, pis: '123' } })).toEqual([
      'documentos.pis',
    ])
  })

  it('never confuses a blank text with an answer', () => {
    expect(faltasDe({ ...completo, endereco: { ...completo.endereco, bairro: '   ' } })).toEqual([
      'endereco.bairro',
    ])
  })

  it('refuses a number where text belongs', () => {
    expect(faltasDe({ ...completo, pessoais: { ...completo.pessoais, nome: 123 } })).toEqual([
      'pessoais.nome',
    ])
  })
})

describe('lists of a step', () => {
  const com = (lista: readonly object[]): Rascunho => ({
    ...completo,
    dependentes: { lista: lista as NonNullable<Rascunho['dependentes']>['lista'] },
  })

  it('tells what is missing by the line and its cell', () => {
    const { faltas, parciais } = readRascunho(
      com([
        { nome: 'Davi', nascimento: '2020-05-01', parentesco: '03' },
        { nome: 'Ana', cpf: '123' },
      ]),
    )
    expect(faltas.map(({ campo, mensagem }) => [campo, mensagem])).toEqual([
      ['lista.1.cpf', 'Dependente 2 – CPF: CPF inválido: confira os 11 dígitos'],
      ['lista.1.nascimento', 'Dependente 2 – Nascimento: preencha este campo'],
      ['lista.1.parentesco', 'Dependente 2 – Parentesco: preencha este campo'],
    ])
    expect(parciais.dependentes.lista).toHaveLength(1)
  })

  it('drops blank lines and stores cells in their final form', () => {
    const lista = [
      { nome: ' Ana ', cpf: '529.982.247-25', incapaz: false },
      { nome: '', salarioFamilia: false },
    ]
    expect(normalizarEtapa('dependentes', { lista })).toEqual({
      lista: [{ nome: 'Ana', cpf: '52998224725', incapaz: false }],
    })
    expect(normalizarEtapa('dependentes', { lista: [{ nome: '' }] })).toEqual({})
  })

  it('compares lists by what they say, not by how they were typed', () => {
    const antes = com([{ nome: 'Davi', nascimento: '2020-05-01', parentesco: '03' }])
    const mesma = com([{ parentesco: '03', nascimento: '2020-05-01', nome: 'Davi ' }, { nome: '' }])
    expect(compararRascunhos(antes, mesma)).toEqual([])
    const outra = com([{ nome: 'Davi', nascimento: '2020-05-02', parentesco: '03' }])
    expect(compararRascunhos(antes, outra)).toMatchObject([{ etapa: 'dependentes', campo: 'lista' }])
  })

  it('takes only known cells, and no more lines than a form has room for', () => {
    const schema = rascunhoSchema('dependentes')
    expect(schema.safeParse({ lista: [{ nome: 'x', cpf: '1' }] }).success).toBe(true)
    expect(schema.safeParse({ lista: null }).success).toBe(true)
    expect(schema.safeParse({ lista: [{ salarioCentavos: 1 }] }).success).toBe(false)
    expect(schema.safeParse({ lista: 'Davi' }).success).toBe(false)
    expect(schema.safeParse({ lista: Array.from({ length: 51 }, () => ({})) }).success).toBe(false)
    expect(rascunhoSchema('uniforme').safeParse({ tamanhos: [{ itemId: 'x' }] }).success).toBe(false)
  })
})

describe('rascunhoSchema', () => {
  it('takes any content in a known field, and no other field', () => {
    const schema = rascunhoSchema('pessoais')
    expect(schema.safeParse({ cpf: '1', nome: '', nascimento: null }).success).toBe(true)
    expect(schema.safeParse({ salarioCentavos: 1 }).success).toBe(false)
    expect(schema.safeParse({ __proto__: null, constructor: 1 }).success).toBe(false)
  })

  it('takes an id only when it can be one', () => {
    const schema = rascunhoSchema('vaga')
    expect(schema.safeParse({ postoId: 3 }).success).toBe(true)
    expect(schema.safeParse({ postoId: null }).success).toBe(true)
    for (const postoId of [0, -1, 1.5, '3', 2 ** 31])
      expect(schema.safeParse({ postoId }).success).toBe(false)
  })

  it('is bounded', () => {
    expect(rascunhoSchema('vaga').safeParse({ observacao: 'x'.repeat(1001) }).success).toBe(false)
    expect(rascunhoSchema('vaga').safeParse({ observacao: 'a\u0000b' }).success).toBe(false)
  })
})

describe('compararRascunhos', () => {
  it('is empty between equal forms', () => {
    expect(compararRascunhos(completo, { ...completo, vaga: { ...completo.vaga } })).toEqual([])
    expect(compararRascunhos({}, { pessoais: {} })).toEqual([])
  })

  it('says field by field what was and what is', () => {
    const depois = { ...completo, documentos: { rg: '987', rgOrgao: 'SSP' }, endereco: undefined }
    const { endereco: _, ...semEndereco } = depois
    expect(compararRascunhos(completo, semEndereco)).toEqual([
      { etapa: 'documentos', campo: 'rg', de: '123456789', para: '987' },
      { etapa: 'documentos', campo: 'rgUf', de: 'SP', para: null },
      ...Object.entries(completo.endereco).map(([campo, de]) => ({
        etapa: 'endereco',
        campo,
        de,
        para: null,
      })),
    ])
  })

  it('knows only fields of the form', () => {
    expect(compararRascunhos({}, { vaga: { inventado: 1 } })).toEqual([])
  })
})

describe('completude', () => {
  it('goes from 0 to 100 as required fields are filled', () => {
    expect(completude({})).toBe(0)
    expect(completude(completo)).toBe(100)
    const partes = etapaNomes.map((_, i) =>
      completude(Object.fromEntries(etapaNomes.slice(0, i + 1).map((etapa) => [etapa, completo[etapa]]))),
    )
    expect(partes).toEqual(partes.toSorted((a, b) => a - b))
    // Steps in which everything may be left blank add nothing; the account may not, whose fields each may.
    const pedem = etapaNomes.filter((etapa) => !etapas[etapa].schema.safeParse({}).success)
    expect(new Set(partes).size).toBe([...pedem, 'bancarios'].length)
  })

  it.each<[string, Rascunho]>([
    ['the account', { ...completo, bancarios: {} }],
    ['the lines of who wants transport', { ...completo, beneficios: { valeTransporte: true } }],
    ['the birthplace', { ...completo, pessoais: { ...completo.pessoais, municipioNascimento: null } }],
    ['what an immigrant tells', { ...completo, pessoais: { ...completo.pessoais, nacionalidade: 'ES' } }],
  ])('is not full while the answers ask for more: %s', (_, dados) => {
    expect(readRascunho(dados).faltas).toEqual([])
    expect(completude(dados)).toBeLessThan(100)
  })

  it('does not count optional fields', () => {
    expect(completude({ pessoais: { pai: 'João', email: 'joao@exemplo.com.br' } })).toBe(0)
  })
})

describe('the steps of the form', () => {
  it('have a label for every step and field', () => {
    for (const etapa of etapaNomes) {
      expect(etapas[etapa].label).toMatch(/^\p{Lu}/u)
      expect(Object.keys(camposLabel[etapa])).toEqual(Object.keys(etapas[etapa].schema.shape))
    }
  })

  it('know their fields', () => {
    expect(formulario.hasCampo({ etapa: 'pessoais', campo: 'cpf' })).toBe(true)
    expect(formulario.hasCampo({ etapa: 'vaga', campo: 'cpf' })).toBe(false)
    expect(formulario.hasCampo({ etapa: 'toString', campo: 'cpf' })).toBe(false)
    expect(formulario.hasCampo({ etapa: 'vaga', campo: 'toString' })).toBe(false)
  })

  it('bound every text as eSocial does', () => {
    const longo = (etapa: Etapa, campo: string, max: number) => {
      const com = (tamanho: number): Rascunho => ({
        ...completo,
        [etapa]: { ...completo[etapa], [campo]: 'x'.repeat(tamanho) },
      })
      return [faltasDe(com(max)), faltasDe(com(max + 1))]
    }
    for (const [etapa, campo, max] of [
      ['vaga', 'observacao', 255],
      ['pessoais', 'nome', 70],
      ['endereco', 'logradouro', 100],
      ['endereco', 'numero', 10],
      ['endereco', 'complemento', 30],
      ['endereco', 'bairro', 90],
    ] as const)
      expect(longo(etapa, campo, max)).toEqual([[], [`${etapa}.${campo}`]])
  })
})
