import { describe, expect, it } from 'vitest'
import { linhasDe, resumoEmTexto } from './de-para.ts'
import { destinoDe } from './form/destino.ts'
import { perguntados } from './form/perguntados.ts'
import type { Lado, Simulacao } from './registro.ts'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

/** With the spaces that people see. */
const legivel = (texto: string | null | undefined): string => texto?.replaceAll('\u00a0', ' ') ?? ''

const pagamento = {
  salarioCentavos: 188_500,
  pisoCentavos: 186_500,
  insalubridadeCentavos: 64_840,
  periculosidadeCentavos: 0,
  noturnoCentavos: 0,
  totalCentavos: 253_340,
}

const antes: Lado = {
  contrato: '002/2024 · Shopping',
  local: 'Sanitários',
  municipio: 'São Paulo (SP)',
  sindicato: 'Asseio SP',
  cargo: 'Auxiliar de limpeza',
  escala: '6x1 – 44 h',
  horario: '06:00 às 14:20',
  insalubridade: 40,
  periculosidade: false,
  noturna: false,
  feriados: [],
  treinamentosQueFaltam: [],
  pagamento,
  transporte: { totalCentavos: 27_560, empresaCentavos: 16_250, pessoaCentavos: 11_310 },
}

const simulacao: Simulacao = {
  antes,
  depois: {
    ...antes,
    contrato: '001/2024 · Hospital',
    local: 'Ambulatório',
    insalubridade: 20,
    treinamentosQueFaltam: ['NR-32'],
    feriados: ['Aniversário da cidade'],
    pagamento: { ...pagamento, insalubridadeCentavos: 32_420, totalCentavos: 220_920 },
    transporte: { totalCentavos: 55_120, empresaCentavos: 43_810, pessoaCentavos: 11_310 },
  },
  vagas: {
    origem: { quantidade: 14, antes: 1, depois: 2 },
    destino: { quantidade: 12, antes: 2, depois: 1 },
  },
  diferencaMesCentavos: -32_420,
  diferencaAnoCentavos: -432_267,
  diferencaTransporteCentavos: 27_560,
}

const linha = (label: string, de = simulacao) => linhasDe(de).find((uma) => uma.label === label)

describe('what a transfer changes', () => {
  it('leads with what the person earns more or less', () => {
    const { titulo, detalhe, tone } = resumoEmTexto(simulacao)
    expect([titulo, detalhe].map(legivel)).toEqual([
      '− R$ 324,20 por mês',
      '− R$ 4.322,67 por ano, com 13º e férias',
    ])
    expect(tone).toBe('error')
    expect(resumoEmTexto({ ...simulacao, diferencaMesCentavos: 0 }).titulo).toBe('O pagamento não muda')
    expect(resumoEmTexto({ ...simulacao, diferencaMesCentavos: 1 }).tone).toBe('success')
    expect(resumoEmTexto({ ...simulacao, diferencaMesCentavos: null }).titulo).toBe('O que muda')
  })

  it('says each term before and after, and the money of the person apart from that of the company', () => {
    const risco = linha('Adicional de risco')
    expect([risco?.before, risco?.after].map(legivel)).toEqual([
      'Insalubridade 40% · R$ 648,40',
      'Insalubridade 20% · R$ 324,20',
    ])
    expect(legivel(risco?.difference?.text)).toBe('− R$ 324,20 por mês')
    expect(linha('Total por mês')).toMatchObject({ total: true, difference: { tone: 'error' } })
    expect(legivel(linha('Vale-transporte')?.difference?.text)).toBe('+ R$ 275,60 da empresa')
    expect(linha('Salário')?.difference).toBeUndefined()
    expect(linha('Treinamentos')).toMatchObject({ before: 'Em dia', after: 'Falta NR-32' })
    expect(linha('Feriados locais')).toMatchObject({
      before: 'Só os nacionais',
      after: 'Aniversário da cidade',
    })
    expect(linha('Vagas na origem')).toMatchObject({ before: '1 de 14', after: '2 de 14' })
    expect(linha('Vagas no destino')).toMatchObject({ before: '2 de 12', after: '1 de 12' })
    expect(linha('Adicional noturno')).toBeUndefined()
  })

  it('leaves the pay out for who does not see it, and names no contract of others', () => {
    const { pagamento: _antes, ...semPagamento } = antes
    const { pagamento: _depois, ...depois } = simulacao.depois
    const vista = {
      ...simulacao,
      antes: semPagamento,
      depois: { ...depois, contrato: null, sindicato: null },
    }
    expect(linha('Salário', vista)).toBeUndefined()
    expect(linha('Total por mês', vista)).toBeUndefined()
    expect(linha('Contrato', vista)).toMatchObject({ after: 'Outro contrato' })
    expect(linha('Adicional de risco', vista)).toMatchObject({ before: 'Insalubridade 40%' })
  })

  it('says night work where either side has it', () => {
    const deNoite = {
      ...simulacao,
      antes: { ...antes, noturna: true, pagamento: { ...pagamento, noturnoCentavos: 9_000 } },
    }
    const noturno = linha('Adicional noturno', deNoite)
    expect([noturno?.before, noturno?.after].map(legivel)).toEqual(['R$ 90,00', 'Não tem'])
    expect(noturno?.difference?.tone).toBe('error')
  })
})

describe('what is asked', () => {
  const quem = { eleito: false }

  it('goes with the type, the destination and the home', () => {
    const tudo = {
      tipo: 'definitivo',
      retorno: '2026-12-10',
      postoId: 1,
      reserva: false,
      mudaDomicilio: false,
      anuencia: true,
      excecao: 'clausula',
    }
    expect(perguntados(tudo, quem)).toEqual({ tipo: 'definitivo', postoId: 1, mudaDomicilio: false })
    expect(perguntados({ ...tudo, tipo: 'temporario' }, quem)).toMatchObject({ retorno: '2026-12-10' })
    expect(perguntados({ ...tudo, reserva: true, trocaCom: 2 }, quem)).toEqual({
      tipo: 'definitivo',
      reserva: true,
      mudaDomicilio: false,
    })
    expect(perguntados({ ...tudo, trocaCom: 2 }, quem)).toMatchObject({ trocaCom: 2 })
    expect(perguntados({ ...tudo, trocaCom: 2 }, quem)).not.toHaveProperty('postoId')
    expect(perguntados({ ...tudo, mandato: 'cipa' }, quem)).toMatchObject({ anuencia: true })
    expect(perguntados(tudo, { eleito: true })).toMatchObject({ anuencia: true })
    expect(perguntados({ ...tudo, mudaDomicilio: true }, quem)).toMatchObject({
      anuencia: true,
      excecao: 'clausula',
    })
  })

  it('begins where the request already is', () => {
    expect([destinoDe({ reserva: true }), destinoDe({ trocaCom: 3 }), destinoDe({})]).toEqual([
      'reserva',
      'troca',
      'posto',
    ])
  })
})

describe('its words', () => {
  it('reads lines of the way, tables and people', () => {
    const rotulos = rotulosDe({ trocaCom: { 7: 'Ana' } })
    const linhas = [{ operadora: 'SPTrans', linha: '875A', tarifaCentavos: 530, viagensDia: 4 }]
    expect(legivel(rotulos.valor(undefined, 'valeTransporte', linhas))).toBe('SPTrans 875A (4 × R$ 5,30)')
    expect(rotulos.valor(undefined, 'tipo', 'temporario')).toBe('Temporário')
    expect(rotulos.valor(undefined, 'trocaCom', 7)).toBe('Ana')
    expect(dadosDoParecer({ reservada: true })).toEqual([{ label: 'Vaga reservada', value: 'Sim' }])
  })
})
