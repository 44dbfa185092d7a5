import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { estadoDaEtapa, ordemDe, passosDe, primeiraPendente, semVazios, vizinhas } from './andamento.ts'
import { campoHref, enderecosDe } from './enderecos.ts'
import { conferir, type Conferencia } from './conferencia.ts'
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
const conferida = (
  dados: Rascunho,
  outras: readonly Pendencia[] = [],
  form = daAdmissao,
  onde = enderecos,
): Conferencia =>
  conferir(ordemDe(form), [...form.ler(dados).faltas, ...outras], (um) => campoHref(form, onde, um))
const nada: Conferencia = { grupos: [], alertas: [], avisos: [] }
const estado = (etapa: string, dados: Rascunho) => estadoDaEtapa(etapa, dados, conferida(dados))

describe('what is missing in a draft', () => {
  it('is told by step, each with its link, and what was typed wrong apart from it', () => {
    const { grupos } = conferida({ endereco: { ...endereco, cep: '0131', bairro: '' } })
    expect(grupos.map(({ etapa }) => etapa)).toEqual([
      'vaga',
      'pessoais',
      'documentos',
      'endereco',
      'beneficios',
    ])
    expect(grupos.find(({ etapa }) => etapa === 'endereco')?.itens).toMatchObject([
      {
        natureza: 'errado',
        texto: 'CEP: CEP inválido: confira os 8 dígitos',
        href: '/operacional/admissao/editar/rascunho/5/endereco?campo=cep',
      },
      {
        natureza: 'falta',
        texto: 'Bairro',
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
    const com = (achado: Pendencia) =>
      estadoDaEtapa('endereco', { endereco }, conferida({ endereco }, [achado]))
    expect(com(bloqueio)).toBe('com-erro')
    expect(com({ ...bloqueio, falta: 'x' })).toBe('incompleta')
    expect(com({ ...bloqueio, severidade: 'alerta' })).toBe('completa')
  })
})

describe('steps', () => {
  it('end with the review, ready only when nothing is missing', () => {
    const passos = passosDe(daAdmissao, {}, conferida({}), enderecos)
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
    expect(passosDe(daAdmissao, {}, nada, enderecos).at(-1)?.state).toBe('completa')
  })

  it('open at the first with something to do', () => {
    expect(primeiraPendente(daAdmissao, conferida({}))).toBe('vaga')
    const semVaga = { ...nada, grupos: conferida({ endereco }).grupos.slice(1) }
    expect(primeiraPendente(daAdmissao, semVaga)).toBe('pessoais')
    expect(primeiraPendente(daAdmissao, nada)).toBe('vaga')
  })

  it('count what is wrong and what is missing', () => {
    const dados = { endereco: { ...endereco, cep: '1', bairro: '', uf: null } }
    const passos = passosDe(daAdmissao, dados, conferida(dados), enderecos)
    expect(passos.find(({ id }) => id === 'endereco')).toMatchObject({ erro: '1 errado', resta: 'faltam 2' })
    expect(passos.find(({ id }) => id === 'dependentes')).toMatchObject({ erro: '', resta: '' })
  })

  it('know their neighbours', () => {
    expect(vizinhas(daAdmissao, 'vaga')).toEqual({ anterior: null, proxima: 'pessoais' })
    expect(vizinhas(daAdmissao, 'uniforme')).toEqual({ anterior: 'beneficios', proxima: 'anexos' })
    expect(vizinhas(daAdmissao, 'anexos')).toEqual({ anterior: 'uniforme', proxima: null })
  })

  it('show the documents as refused, missing or complete', () => {
    const passo = (...codigos: string[]) => {
      const alertas = codigos.map((codigo): Pendencia => ({
        codigo,
        severidade: 'alerta',
        mensagem: 'x',
        etapa: 'anexos',
        dados: { vieram: 8, pedidos: 10 },
      }))
      return passosDe(daAdmissao, {}, { ...nada, alertas }, enderecos).find(({ id }) => id === 'anexos')
    }
    const anexos = (...codigos: string[]) => passo(...codigos)?.state
    expect(passo('anexos_faltando')?.resta).toBe('8 de 10')
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
    const passos = passosDe(inventado, {}, conferida({}, [], inventado, dela), dela)
    expect(passos.map(({ id, label }) => [id, label])).toEqual([
      ['ida', 'Ida'],
      ['volta', 'Volta'],
      ['revisar', 'Revisar e enviar'],
    ])
    expect(vizinhas(inventado, 'volta')).toEqual({ anterior: 'ida', proxima: null })
    expect(campoHref(inventado, dela, { etapa: 'anexos' })).toBeNull()
  })

  it('is read by its own schemas, and leads to its own addresses', () => {
    const dados = { ida: { dia: '31/12' }, volta: { dia: '2026-12-31' } }
    expect(conferida(dados, [], inventado, dela).grupos).toMatchObject([
      {
        etapa: 'ida',
        label: 'Ida',
        itens: [{ natureza: 'errado', texto: 'Dia da ida: Dia inválido', href: dela.etapa('ida', 'dia') }],
      },
    ])
    const soIda = conferida({ ida: { dia: '2026-12-01' } }, [], inventado, dela)
    expect(primeiraPendente(inventado, soIda)).toBe('volta')
    expect(campoHref(inventado, dela, { etapa: 'vaga', campo: 'postoId' })).toBeNull()
  })
})
