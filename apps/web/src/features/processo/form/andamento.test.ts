import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import {
  campoHref,
  enderecosDe,
  estadoDaEtapa,
  faltasDe,
  passosDe,
  primeiraPendente,
  semVazios,
  vizinhas,
} from './andamento.ts'
import { daAdmissao, inventado } from './exemplos.ts'
import type { Rascunho } from './formulario.ts'

const enderecos = enderecosDe(daAdmissao, 'operacional', 5)
const endereco = {
  cep: '01310100',
  tipoLogradouro: 'AV',
  logradouro: 'Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  uf: 'SP',
}
const estado = (etapa: Parameters<typeof estadoDaEtapa>[0], dados: Rascunho) =>
  estadoDaEtapa(etapa, dados, faltasDe(daAdmissao, dados, enderecos), [])

describe('faltasDe', () => {
  it('links each field, and gives a reason only to what was typed wrong', () => {
    const faltas = faltasDe(daAdmissao, { endereco: { ...endereco, cep: '0131', bairro: '' } }, enderecos)
    expect(faltas.map(({ etapa }) => etapa)).toEqual([
      'vaga',
      'pessoais',
      'documentos',
      'endereco',
      'beneficios',
    ])
    expect(faltas.find(({ etapa }) => etapa === 'endereco')?.campos).toEqual([
      {
        nome: 'cep',
        label: 'CEP',
        motivo: 'CEP inválido: confira os 8 dígitos',
        href: '/operacional/admissao/editar/rascunho/5/endereco?campo=cep',
      },
      {
        nome: 'bairro',
        label: 'Bairro',
        motivo: null,
        href: '/operacional/admissao/editar/rascunho/5/endereco?campo=bairro',
      },
    ])
  })
})

describe('estadoDaEtapa', () => {
  it('tells empty, half done, wrong and complete apart', () => {
    expect(estado('endereco', {})).toBe('vazia')
    expect(estado('endereco', { endereco: { cep: '', uf: null } })).toBe('vazia')
    expect(estado('endereco', { endereco: { uf: 'SP' } })).toBe('incompleta')
    expect(estado('endereco', { endereco: { ...endereco, cep: '1' } })).toBe('com-erro')
    expect(estado('endereco', { endereco })).toBe('completa')
  })

  it('is wrong when a rule stops it, although every field is valid', () => {
    const bloqueio = { codigo: 'x', severidade: 'bloqueio', mensagem: 'x', etapa: 'endereco' } as const
    expect(estadoDaEtapa('endereco', { endereco }, [], [bloqueio])).toBe('com-erro')
    expect(estadoDaEtapa('endereco', { endereco }, [], [{ ...bloqueio, severidade: 'alerta' }])).toBe(
      'completa',
    )
  })
})

describe('steps', () => {
  it('end with the review, ready only when nothing is missing', () => {
    const passos = passosDe(daAdmissao, {}, faltasDe(daAdmissao, {}, enderecos), [], enderecos)
    expect(passos.map(({ id }) => id)).toEqual([
      'vaga',
      'pessoais',
      'documentos',
      'endereco',
      'dependentes',
      'bancarios',
      'beneficios',
      'uniforme',
      'anexos',
      'revisar',
    ])
    expect(passos.at(-1)?.state).toBe('vazia')
    expect(passosDe(daAdmissao, {}, [], [], enderecos).at(-1)?.state).toBe('completa')
  })

  it('open at the first with something to do', () => {
    expect(primeiraPendente(daAdmissao, faltasDe(daAdmissao, {}, enderecos))).toBe('vaga')
    expect(primeiraPendente(daAdmissao, faltasDe(daAdmissao, { endereco }, enderecos).slice(1))).toBe(
      'pessoais',
    )
    expect(primeiraPendente(daAdmissao, [])).toBe('vaga')
  })

  it('know their neighbours', () => {
    expect(vizinhas(daAdmissao, 'vaga')).toEqual({ anterior: null, proxima: 'pessoais' })
    expect(vizinhas(daAdmissao, 'uniforme')).toEqual({ anterior: 'beneficios', proxima: 'anexos' })
    expect(vizinhas(daAdmissao, 'anexos')).toEqual({ anterior: 'uniforme', proxima: null })
  })

  it('show the documents as refused, missing or complete', () => {
    const anexos = (...codigos: string[]) =>
      passosDe(
        daAdmissao,
        {},
        [],
        codigos.map((codigo) => ({ codigo, severidade: 'alerta', mensagem: 'x', etapa: 'anexos' })),
        enderecos,
      ).find(({ id }) => id === 'anexos')?.state
    expect(anexos()).toBe('completa')
    expect(anexos('anexos_faltando')).toBe('incompleta')
    expect(anexos('anexos_faltando', 'anexos_recusados')).toBe('com-erro')
  })
})

describe('campoHref', () => {
  it('leads to fields of the form only', () => {
    const achado: Pendencia = { codigo: 'x', severidade: 'alerta', mensagem: 'x' }
    expect(campoHref(daAdmissao, enderecos, { ...achado, etapa: 'pessoais', campo: 'cpf' })).toContain(
      'campo=cpf',
    )
    expect(campoHref(daAdmissao, enderecos, { ...achado, etapa: 'exame', campo: 'cpf' })).toBeNull()
    expect(campoHref(daAdmissao, enderecos, achado)).toBeNull()
    expect(
      campoHref(daAdmissao, enderecos, { ...achado, etapa: 'dependentes', campo: 'lista.1.cpf' }),
    ).toContain('dependentes?campo=lista.1.cpf')
    expect(campoHref(daAdmissao, enderecos, { ...achado, etapa: 'anexos' })).toContain('/anexos')
  })
})

describe('semVazios', () => {
  it('keeps zero and false, drops what holds nothing', () => {
    expect(semVazios({ a: '', b: null, c: undefined, d: 0, e: false, f: ' x', g: [] })).toEqual({
      d: 0,
      e: false,
      f: ' x',
    })
  })
})

describe('a form of another kind', () => {
  const dela = enderecosDe(inventado, 'operacional', 9)

  it('has its own steps, and no documents where it asks for none', () => {
    const passos = passosDe(inventado, {}, faltasDe(inventado, {}, dela), [], dela)
    expect(passos.map(({ id, label }) => [id, label])).toEqual([
      ['ida', 'Ida'],
      ['volta', 'Volta'],
      ['revisar', 'Revisar e enviar'],
    ])
    expect(vizinhas(inventado, 'volta')).toEqual({ anterior: 'ida', proxima: null })
    expect(campoHref(inventado, dela, { etapa: 'anexos' })).toBeNull()
  })

  it('is read by its own schemas, and leads to its own addresses', () => {
    expect(faltasDe(inventado, { ida: { dia: '31/12' }, volta: { dia: '2026-12-31' } }, dela)).toEqual([
      {
        etapa: 'ida',
        label: 'Ida',
        campos: [
          { nome: 'dia', label: 'Dia da ida', motivo: 'Dia inválido', href: dela.etapa('ida', 'dia') },
        ],
      },
    ])
    expect(primeiraPendente(inventado, faltasDe(inventado, { ida: { dia: '2026-12-01' } }, dela))).toBe(
      'volta',
    )
    expect(campoHref(inventado, dela, { etapa: 'vaga', campo: 'postoId' })).toBeNull()
  })
})
