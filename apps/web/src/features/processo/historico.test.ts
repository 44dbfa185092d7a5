import type { Evento } from '@rh/domain/processo/contract'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { describe, expect, it } from 'vitest'
import { aguardandoQuem } from './aguardando.ts'
import { agruparEventos, emTexto, mergeMudancas, tituloDoEvento, tomDoEvento } from './historico.ts'
import type { Rotulos } from './rotulos.ts'

const rotulos: Rotulos = {
  etapa: (etapa) => etapa.toUpperCase(),
  campo: (_, campo) => campo.toUpperCase(),
  valor: (_, __, valor) => (typeof valor === 'string' ? `«${valor}»` : ''),
}

const ana = { id: 1, nome: 'Ana' }
const beto = { id: 2, nome: 'Beto' }

const evento = (mais: Partial<Evento>): Evento => ({
  id: 1,
  tipo: 'edicao',
  nome: 'vaga',
  de: null,
  para: null,
  motivo: null,
  motivoReservado: false,
  citados: [],
  itens: [],
  mudancas: [],
  alertas: [],
  dados: {},
  autor: ana,
  em: '2026-11-20T12:00:00Z',
  ...mais,
})
const nome = (de: string | null, para: string | null) => ({ etapa: 'pessoais', campo: 'nome', de, para })

describe('mergeMudancas', () => {
  it('goes from the first value to the last, and drops what went back', () => {
    expect(mergeMudancas([nome(null, 'M'), nome('M', 'Maria')])).toEqual([nome(null, 'Maria')])
    expect(mergeMudancas([nome('A', 'B'), nome('B', 'A')])).toEqual([])
  })
})

describe('agruparEventos', () => {
  it('tells the saves of one visit once, and names the step only when it was one', () => {
    const grupos = agruparEventos([
      evento({ id: 1, tipo: 'criacao', nome: null }),
      evento({ id: 2, mudancas: [nome(null, 'M')] }),
      evento({ id: 3, em: '2026-11-20T12:30:00Z', mudancas: [nome('M', 'Maria')] }),
      evento({ id: 4, em: '2026-11-20T12:31:00Z', nome: 'pessoais' }),
      evento({ id: 5, em: '2026-11-20T12:32:00Z', autor: beto }),
      evento({ id: 6, em: '2026-11-20T15:00:00Z', autor: beto }),
    ])
    expect(grupos.map(({ id }) => id)).toEqual([1, 4, 5, 6])
    expect(grupos[1]).toMatchObject({ nome: null, mudancas: [nome(null, 'Maria')] })
  })
})

describe('tituloDoEvento', () => {
  const titulo = (mais: Partial<Evento>, antes: readonly Evento[] = []) =>
    tituloDoEvento(admissao, evento(mais), antes, rotulos)

  it('speaks of moves by where they lead, and says when it is again', () => {
    const enviar = { tipo: 'transicao', nome: 'enviar', de: 'rascunho', para: 'solicitada' } as const
    expect(titulo(enviar)).toBe('Solicitada')
    expect(titulo({ ...enviar, nome: 'reenviar' }, [evento(enviar)])).toBe('Solicitada de novo')
    expect(tomDoEvento(admissao, evento(enviar))).toBe('info')
  })

  it('speaks of pareceres by sector, of edits by step and of the start', () => {
    const parecer = { tipo: 'parecer', nome: 'exame', para: 'aprovado' } as const
    expect(titulo(parecer)).toBe('Exame admissional: parecer aprovado')
    // Whatever gender and number its name has.
    expect(titulo({ ...parecer, nome: 'vaga', para: 'reprovado' })).toBe('Vaga: parecer reprovado')
    expect(tomDoEvento(admissao, evento(parecer))).toBe('success')
    expect(titulo({})).toBe('VAGA: dados alterados')
    expect(titulo({ nome: null })).toBe('Dados alterados')
    expect(titulo({ tipo: 'criacao' })).toBe('Rascunho criado')
  })

  it('tells what was left for a day, taken back, or could not be done on it', () => {
    const agenda = { tipo: 'agenda', nome: 'efetivar' } as const
    const marcada = { ...agenda, para: '2026-11-30' }
    const parada = { ...agenda, autor: null }
    expect(titulo(marcada)).toBe('Agendado: efetivar em 30/11/2026')
    expect(titulo(agenda)).toBe('Agendamento desfeito: efetivar')
    expect(titulo(parada)).toBe('O sistema não pôde efetivar no dia marcado')
    expect([marcada, agenda, parada].map((mais) => tomDoEvento(admissao, evento(mais)))).toEqual([
      'info',
      'default',
      'warning',
    ])
  })
})

describe('emTexto', () => {
  it('labels the field and both values, and leaves empty what was', () => {
    expect(emTexto(nome(null, 'Maria'), rotulos)).toEqual({ campo: 'NOME', de: '', para: '«Maria»' })
  })
})

describe('aguardandoQuem', () => {
  const quem = (status: string, aguardando: string[]) =>
    aguardandoQuem(admissao, { status, aguardando, solicitante: ana })

  it('leaves the administrator out unless alone, and names nobody at the end', () => {
    expect(quem('em_analise', ['Sesmt', 'Administrador'])).toBe('Sesmt')
    expect(quem('em_analise', ['Sesmt', 'Administrador', 'Cadastro', 'Almoxarifado'])).toBe(
      'Sesmt, Cadastro e Almoxarifado',
    )
    expect(quem('em_analise', ['Administrador'])).toBe('Administrador')
    expect(quem('finalizada', [])).toBeNull()
  })

  it('names the sector when all of its groups are meant', () => {
    const rh = [
      'Coordenador',
      'Assistente Departamento Pessoal',
      'Cadastro',
      'Beneficio',
      'Rescisao',
      'Gerente Rh',
    ]
    expect(quem('efetivada', [...rh, 'Administrador', 'Almoxarifado'])).toBe('Rh e Almoxarifado')
  })

  it('names whoever asked while the form is with them', () => {
    expect(quem('devolvida', ['Gestor'])).toBe('Ana')
  })
})
