import { describe, expect, it } from 'vitest'
import { admissao } from '../processos/admissao/admissao.ts'
import { afastamento } from '../processos/afastamento/afastamento.ts'
import { processos } from '../processos/processos.ts'
import { promocao } from '../processos/promocao/promocao.ts'
import { caminhoDe, entradaEm, etapasDe, statusesDoParecer, type Marco } from './percurso.ts'

const marco = (em: string, resto: Partial<Marco>): Marco => ({
  tipo: 'transicao',
  nome: null,
  de: null,
  para: null,
  em,
  ...resto,
})

const historia = [
  marco('2026-11-02T10:00:00Z', { tipo: 'criacao' }),
  marco('2026-11-03T10:00:00Z', { de: 'solicitada', para: 'em_analise' }),
  marco('2026-11-04T10:00:00Z', { de: 'em_analise', para: 'devolvida' }),
  marco('2026-11-05T10:00:00Z', { de: 'devolvida', para: 'solicitada' }),
  marco('2026-11-06T10:00:00Z', { de: 'solicitada', para: 'em_analise' }),
]

describe('entradaEm', () => {
  it('takes the last time that it came in from outside', () => {
    expect(entradaEm(promocao, historia, ['em_analise'])).toBe('2026-11-06T10:00:00Z')
    expect(entradaEm(promocao, historia, ['solicitada', 'em_analise'])).toBe('2026-11-05T10:00:00Z')
  })

  it('begins with the creation of what is born there, and goes no further than it is asked', () => {
    expect(entradaEm(promocao, historia, ['solicitada'], '2026-11-03T12:00:00Z')).toBe('2026-11-02T10:00:00Z')
    expect(entradaEm(promocao, historia, ['aprovada'])).toBeNull()
  })
})

describe('the way of a process that goes well', () => {
  it('has the pareceres of each stage and the moves of people, none of which is the motor’s or a caution', () => {
    expect(etapasDe(admissao).map(({ nome }) => nome)).toEqual([
      'vaga',
      'exame',
      'documentos',
      'uniforme',
      'aprovar',
      'efetivar',
      'entrega',
      'finalizar',
    ])
    expect(etapasDe(promocao).map(({ nome }) => nome)).toEqual([
      'departamento_pessoal',
      'exame',
      'aprovar',
      'efetivar',
      'finalizar',
    ])
  })

  it('names a parecer of two stages once, and leaves out what has no turn', () => {
    expect(etapasDe(afastamento).map(({ nome }) => nome)).toEqual(['sesmt', 'departamento_pessoal'])
    expect(caminhoDe(afastamento)).toEqual(['informado', 'em_analise', 'homologado'])
  })

  it('ends for every kind in a final status or where the next move waits for something outside', () => {
    for (const process of processos) {
      const fim = caminhoDe(process).at(-1) ?? ''
      const espera = Object.values(process.transitions).some((t) => t.semVez && t.from.includes(fim))
      expect(process.statuses[fim]?.final === true || espera, process.name).toBe(true)
    }
  })
})

it('a parecer may be given in its stage and where it may lag', () => {
  expect(statusesDoParecer(admissao, 'uniforme')).toEqual(['em_analise', 'aprovada', 'efetivada'])
})
