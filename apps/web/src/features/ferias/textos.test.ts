import { ferias } from '@rh/domain/processos/ferias/ferias'
import { describe, expect, it } from 'vitest'
import { interrupcaoDe } from './interrupcao.ts'
import { deAte, distancia } from './textos.ts'
import { diaCurto } from '../../lib/time/textos.ts'
import type { Registro } from './registro.ts'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'
import { transicoes } from './transicoes.ts'
import { memoriaQueConta, parcelasDe, prazosDe } from './valores.ts'

const legivel = (texto: string): string => texto.replaceAll('\u00a0', ' ')

describe('amounts and deadlines', () => {
  const fracao = {
    inicio: '2027-03-01',
    dias: 15,
    fim: '2027-03-15',
    retorno: '2027-03-16',
    voltaAoTrabalho: '2027-03-16',
    comunicarAte: '2027-01-30',
    pagarAte: '2027-02-27',
    pagarAteDiaUtil: '2027-02-26',
    diasSimples: 11,
    diasEmDobro: 4,
    totalCentavos: 186_555,
  }

  it('are told part by part, the parts of nothing left out', () => {
    const valores = { ferias: 1, terco: 2, abono: 0, tercoAbono: 0, dobra: 3, adiantamento13: 0, total: 6 }
    expect(parcelasDe(valores, [fracao]).map(({ label }) => label)).toEqual([
      'Férias, 15 dias',
      '1/3 constitucional',
      'Dobra de 4 dias, com 1/3',
    ])
    const passo = (valor: string) => ({ descricao: valor, valor, baseLegal: '' })
    expect(memoriaQueConta([passo('R$\u00a00,00'), passo('R$\u00a010,00')])).toHaveLength(1)
  })

  it('stand in order, with the last day before double pay among them', () => {
    expect(prazosDe([fracao], '2027-03-11').map(({ dia, texto }) => `${dia} ${texto}`)).toEqual([
      '2027-01-30 Entregar o aviso, para assinar (CLT art. 135)',
      '2027-02-26 Pagar as férias (CLT art. 145)',
      '2027-03-11 Último dia sem dobra (CLT art. 137)',
      '2027-03-16 Volta ao trabalho',
    ])
  })
})

describe('an interruption', () => {
  const dados = {
    fracoes: [
      { inicio: '2026-11-17', dias: 20 },
      { inicio: '2027-03-01', dias: 10 },
    ],
  }
  const evento: Registro['eventos'][number] = {
    id: 1,
    tipo: 'transicao',
    nome: 'interromper',
    de: 'em_gozo',
    para: 'interrompida',
    motivo: null,
    motivoReservado: false,
    citados: [],
    itens: [],
    mudancas: [],
    alertas: [],
    dados: { causa: 'RECONVOCACAO', em: '2026-11-23' },
    autor: null,
    em: '2026-11-22T12:00:00Z',
  }

  it('leaves the days before it, and gives the others back', () => {
    expect(interrupcaoDe({ status: 'interrompida', eventos: [evento], dados })).toEqual({
      em: '2026-11-23',
      gozados: 6,
      devolvidos: 24,
    })
    expect(interrupcaoDe({ status: 'em_gozo', eventos: [evento], dados })).toBeNull()
  })
})

describe('the words', () => {
  it('say days as people do', () => {
    expect([
      diaCurto('2027-01-18'),
      deAte('2027-01-04', '2027-01-18'),
      deAte('2026-12-30', '2027-01-18'),
    ]).toEqual(['seg 18/01', '04 a 18/01/2027', '30/12/2026 a 18/01/2027'])
    expect(
      ['2026-11-23', '2026-11-24', '2026-12-05', '2026-11-20'].map((dia) => distancia('2026-11-23', dia)),
    ).toEqual(['hoje', 'amanhã', 'em 12 dias', 'há 3 dias'])
  })

  it('read the request, its lines and what a move asked', () => {
    const { valor, daTransicao } = rotulosDe({
      periodoId: { '7': 'o período' },
      fracoes: { '3': 'Josefa Lima' },
    })
    const fracoes = [
      { inicio: '2027-01-04', dias: 15, cobertura: 'substituto', colaboradorId: 3 },
      { inicio: '2027-02-01', dias: 5, cobertura: 'folguista', colaboradorId: 3 },
      { inicio: '2027-03-01', dias: 15, cobertura: 'sem_cobertura' },
    ]
    expect(valor(undefined, 'periodoId', 7)).toBe('o período')
    expect(valor(undefined, 'fracoes', fracoes)).toBe(
      '15 dias a partir de 04/01/2027, cobre Josefa Lima, 5 dias a partir de 01/02/2027, cobre Josefa Lima, folguista, 15 dias a partir de 01/03/2027, sem cobertura',
    )
    expect(daTransicao?.('interromper', { causa: 'MATERNIDADE', em: '2027-01-10' })).toEqual([
      { label: 'Causa', valor: 'Nascimento (licença-maternidade)' },
      { label: 'Interrompidas em', valor: '10/01/2027' },
    ])
    expect(daTransicao?.('aprovar', {})).toEqual([])
  })

  it('read what the sectors say', () => {
    expect(
      dadosDoParecer({ faltas: 1, conferida: true, valorCentavos: 100 }).map(({ label, value }) =>
        legivel(`${label}: ${value}`),
      ),
    ).toEqual([
      'Faltas sem justificativa: 1 falta',
      'Período, faltas e médias conferidos: Sim',
      'Valor pago: R$ 1,00',
    ])
  })

  it('say something before every move that a person makes, but the one that the sheet sends', () => {
    const deGente = Object.entries(ferias.transitions).filter(([, { quem }]) => quem !== 'motor')
    expect(Object.keys(transicoes).toSorted()).toEqual(
      deGente
        .map(([nome]) => nome)
        .filter((nome) => nome !== 'reenviar')
        .toSorted(),
    )
  })
})
