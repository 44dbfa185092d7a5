import { describe, expect, it } from 'vitest'
import { adiantamentoDo13 } from './adiantamento13.ts'
import { interromperFerias } from './interrupcao.ts'
import { diasDeTrabalho } from '../calendario/escala.ts'
import { validarInicioDeFerias } from './inicio.ts'
import { primeiroDiaDeTrabalho, simularFerias, type DadosDaSimulacao } from './simulacao.ts'

const dados: DadosDaSimulacao = {
  remuneracaoCentavos: 185_000,
  fracoes: [
    { inicio: '2026-11-16', dias: 14 },
    { inicio: '2027-04-20', dias: 6 },
  ],
  abonoDias: 10,
  concessivoFim: '2027-04-23',
  saldo: 30,
  adiantamento13: { salarioDoMesAnteriorCentavos: 185_000, admissao: '2026-04-20' },
}

describe('simulation of a request of vacation', () => {
  it('explains dates and amounts, by stretch and in all', () => {
    expect(simularFerias(dados)).toMatchSnapshot()
  })

  it('pays by stretch what the whole pays, to the centavo', () => {
    const fracoes = [
      { inicio: '2026-11-16', dias: 14 },
      { inicio: '2027-01-11', dias: 5 },
      { inicio: '2027-03-01', dias: 11 },
    ]
    const simulacao = simularFerias({ ...dados, fracoes, abonoDias: 0, concessivoFim: '2027-03-05' })
    const chaves = ['ferias', 'terco', 'abono', 'tercoAbono', 'dobra', 'adiantamento13', 'total'] as const
    for (const chave of chaves) {
      const soma = simulacao?.fracoes.reduce((total, { valores }) => total + valores[chave], 0)
      expect(soma).toBe(simulacao?.valores[chave])
    }
    expect(simulacao?.valores).toMatchObject({ ferias: 185_000, dobra: 49_333 })
    expect(simulacao?.fracoes.map(({ valores }) => valores.adiantamento13)).toEqual([61_667, 0, 0])
  })

  it('CLT art. 142: pays each stretch by the pay of its own first day, and the abono with the first', () => {
    const simulacao = simularFerias({
      ...dados,
      fracoes: [
        { inicio: '2026-11-16', dias: 14 },
        { inicio: '2027-04-20', dias: 6, remuneracaoCentavos: 215_000 },
      ],
    })
    expect(simulacao?.fracoes.map(({ valores }) => [valores.ferias, valores.terco, valores.abono])).toEqual([
      [86_333, 28_778, 61_667],
      [43_000, 14_333, 0],
    ])
    // Two of its days are after the concession.
    expect(simulacao?.fracoes[1]?.valores.dobra).toBe(14_333 + 4_778)
    expect(simulacao?.valores).toMatchObject({ ferias: 129_333, terco: 43_111, abono: 61_667 })
    expect(simulacao?.memoria.map(({ texto }) => texto)).toContain('Remuneração em 20/04/2027')
  })

  it('takes an abono alone, without dates, and no 13th', () => {
    expect(simularFerias({ ...dados, fracoes: [] })).toMatchObject({
      fracoes: [],
      valores: { ferias: 0, abono: 61_667, tercoAbono: 20_556, adiantamento13: 0, total: 82_223 },
      saldoDepois: 20,
    })
  })

  it('CLT art. 145: the payment of each stretch by the calendar of the company', () => {
    const [fracao] =
      simularFerias({ ...dados, calendario: { feriadosLocais: ['2026-11-13'] } })?.fracoes ?? []
    expect(fracao).toMatchObject({ pagarAte: '2026-11-14', pagarAteDiaUtil: '2026-11-12' })
  })

  it.each([
    ['nothing asked for', { fracoes: [], abonoDias: 0 }],
    ['a stretch without days', { fracoes: [{ inicio: '2026-11-16', dias: 0 }] }],
    ['a bad pay base', { remuneracaoCentavos: -1 }],
    ['a bad abono', { abonoDias: 0.5 }],
    ['a bad 13th', { adiantamento13: { salarioDoMesAnteriorCentavos: -1, admissao: '2026-04-20' } }],
  ] as const)('has no result for %s', (_nome, mudanca) => {
    expect(simularFerias({ ...dados, ...mudanca })).toBeNull()
  })

  it('returns on the first day that is neither rest nor holiday', () => {
    expect(primeiroDiaDeTrabalho('2026-11-20')).toBe('2026-11-21')
    expect(primeiroDiaDeTrabalho('2026-11-22')).toBe('2026-11-23')
    expect(primeiroDiaDeTrabalho('2026-11-23', { feriadosLocais: ['2026-11-23'] })).toBe('2026-11-24')
    const escala = { tipo: '12X36', inicioCiclo: '2026-11-02' } as const
    expect(primeiroDiaDeTrabalho('2026-11-23', { escala })).toBe('2026-11-24')
    const nunca = { tipo: 'SEMANAL', repousos: ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] } as const
    expect(primeiroDiaDeTrabalho('2026-11-23', { escala: nunca })).toBe('2026-11-23')
    const quaseNunca = { tipo: '12X36', inicioCiclo: '2027-01-21' } as const
    expect(primeiroDiaDeTrabalho('2026-11-23', { escala: quaseNunca })).toBe('2027-01-21')
    expect(primeiroDiaDeTrabalho('2026-11-22', { escala: quaseNunca })).toBe('2026-11-22')
  })

  it('CLT art. 59-A parágrafo único: returns on the shift of a holiday, through which a cycle goes on', () => {
    const plantao = { tipo: '12X36', inicioCiclo: '2026-12-01' } as const
    expect(primeiroDiaDeTrabalho('2026-12-25', { escala: plantao })).toBe('2026-12-25')
    expect(primeiroDiaDeTrabalho('2026-12-24', { escala: plantao })).toBe('2026-12-25')
    const rodizio = { tipo: 'ROTATIVA', inicioCiclo: '2026-12-25', diasTrabalho: 5, diasFolga: 1 } as const
    expect(primeiroDiaDeTrabalho('2026-12-25', { escala: rodizio })).toBe('2026-12-25')
  })

  it('CLT art. 59 § 2º: does not return on the Saturday that a compensated week leaves free', () => {
    const deSegASex = { tipo: 'SEMANAL', repousos: ['dom'], folgas: ['sab'] } as const
    expect(primeiroDiaDeTrabalho('2026-11-28', { escala: deSegASex })).toBe('2026-11-30')
    // A day off that is no weekly rest keeps no start away (CLT art. 134 § 3º).
    expect(validarInicioDeFerias('2026-11-26', { escala: deSegASex }).valido).toBe(true)
    expect(diasDeTrabalho(deSegASex, '2026-11-23', '2026-11-29')).toHaveLength(5)
  })
})

describe('Lei 4.749 art. 2º: first half of the 13th', () => {
  it('is half of the month before, in proportion for who was admitted in the year', () => {
    const adiantamento = (admissao: string) =>
      adiantamentoDo13({ salarioCentavos: 185_001, admissao, inicio: '2026-07-06' })
    expect(adiantamento('2026-03-17')).toMatchSnapshot()
    expect(adiantamento('2020-03-17')).toMatchObject({ avos: 12, valorCentavos: 92_501 })
    expect(adiantamento('2026-03-18')?.avos).toBe(9)
    expect(adiantamento('2026-07-06')?.avos).toBe(6)
    expect(adiantamento('2026-07-07')).toBeNull()
    expect(
      adiantamentoDo13({ salarioCentavos: 0.5, admissao: '2020-01-01', inicio: '2026-07-06' }),
    ).toBeNull()
  })
})

describe('interruption of a vacation', () => {
  const interrupcao = { inicio: '2026-11-16', dias: 20, em: '2026-11-27' } as const

  it('MOS S-2230 item 1.1: ends the day before the birth, and the rest is still due', () => {
    expect(interromperFerias({ ...interrupcao, motivo: 'MATERNIDADE' })).toMatchSnapshot()
  })

  it('a return to work needs the written agreement of both', () => {
    const volta = (acordoEscrito?: boolean) =>
      interromperFerias({
        ...interrupcao,
        motivo: 'RECONVOCACAO',
        ...(acordoEscrito !== undefined && { acordoEscrito }),
      })?.achados
    expect(volta(true)).toEqual([])
    expect(volta(false)).toMatchSnapshot()
    expect(volta()).toHaveLength(1)
  })

  it.each([
    ['on the first day', '2026-11-16', 20],
    ['after the last day', '2026-12-06', 20],
    ['of days that are not whole', '2026-11-20', 19.5],
  ])('has no result %s', (_nome, em, dias) => {
    expect(interromperFerias({ ...interrupcao, em, dias, motivo: 'MATERNIDADE' })).toBeNull()
  })

  it('leaves a single day at each end', () => {
    const motivo = 'MATERNIDADE'
    expect(interromperFerias({ ...interrupcao, em: '2026-11-17', motivo })?.diasGozados).toBe(1)
    expect(interromperFerias({ ...interrupcao, em: '2026-12-05', motivo })?.diasRestantes).toBe(1)
  })
})
