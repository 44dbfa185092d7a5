import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarDias } from '../calendario/datas.ts'
import { periodosAquisitivos } from '../ferias/aquisicao.ts'
import { verbasRescisorias } from '../rescisao/verbas.ts'
import { encargosDaFolha } from './encargos.ts'
import { passivoDaPessoa, type PeriodoNoDia, type SituacaoDaPessoa } from './passivo.ts'

const SEM_ENCARGOS = { inssPatronal: 0, rat: 0, terceiros: 0, fgts: 0 }
const ALIQUOTAS = { inssPatronal: 20, rat: 3, terceiros: 5.8, fgts: 8 }

const periodo = (inicio: string, fim: string, mais: Partial<PeriodoNoDia> = {}): PeriodoNoDia => ({
  aquisitivoInicio: inicio,
  aquisitivoFim: fim,
  concessivoFim: `${Number(fim.slice(0, 4)) + 1}${fim.slice(4)}`,
  perdido: false,
  faltas: 0,
  direito: 30,
  gozados: 0,
  ...mais,
})

const PESSOA: SituacaoDaPessoa = {
  dia: '2026-10-31',
  admissao: '2025-03-10',
  remuneracaoCentavos: 180_000,
  periodos: [
    periodo('2025-03-10', '2026-03-09'),
    periodo('2026-03-10', '2027-03-09', { direito: null, faltas: null }),
  ],
  aliquotas: SEM_ENCARGOS,
}
const apurar = (mais: Partial<SituacaoDaPessoa> = {}) => {
  const passivo = passivoDaPessoa({ ...PESSOA, ...mais })
  if (!passivo) throw new Error('no result for good input')
  return passivo
}
const comPeriodos = (completo: Partial<PeriodoNoDia>, curso: Partial<PeriodoNoDia> = {}) =>
  apurar({
    periodos: [
      periodo('2025-03-10', '2026-03-09', completo),
      periodo('2026-03-10', '2027-03-09', { direito: null, ...curso }),
    ],
  })

describe('vacations', () => {
  it('CLT arts. 146 and 147, CF art. 7º XVII: complete period, twelfths of the one in course, and their thirds', () => {
    expect(apurar()).toMatchObject({
      diasVencidos: 30,
      diasEmDobro: 0,
      // 10/03 to 31/10: seven months and 22 days.
      avosFerias: 8,
      diasProporcionais: 20,
      vencidasCentavos: 180_000,
      dobraCentavos: 0,
      proporcionaisCentavos: 120_000,
      tercoCentavos: 60_000 + 40_000,
      feriasCentavos: 400_000,
    })
  })

  it('CLT art. 130: absences take days of the period in course by bands, and nothing is left above 32', () => {
    expect(comPeriodos({}, { faltas: 6 })).toMatchObject({
      diasProporcionais: 16,
      proporcionaisCentavos: 96_000,
    })
    expect(comPeriodos({}, { faltas: 33 })).toMatchObject({ avosFerias: 8, diasProporcionais: 0 })
  })

  it('CLT art. 130: a complete period that the ledger did not give yet has its days by the absences', () => {
    expect(comPeriodos({ direito: null, faltas: 15 }).diasVencidos).toBe(18)
  })

  it('CLT art. 137: days left after the concession are due twice, with the third of both', () => {
    const passivo = apurar({
      dia: '2027-04-30',
      periodos: [
        periodo('2025-03-10', '2026-03-09', { gozados: 20 }),
        periodo('2026-03-10', '2027-03-09'),
        periodo('2027-03-10', '2028-03-09', { direito: null }),
      ],
    })
    expect(passivo).toMatchObject({
      diasVencidos: 40,
      diasEmDobro: 10,
      vencidasCentavos: 240_000,
      dobraCentavos: 60_000,
      avosFerias: 2,
    })
    expect(passivo.vencidos.map(({ dias, emDobro }) => [dias, emDobro])).toEqual([
      [10, true],
      [30, false],
    ])
    expect(passivo.tercoCentavos).toBe(100_000 + 10_000)
  })

  it('CLT art. 137: the last day of the concession is still simple', () => {
    const em = (dia: string) => apurar({ dia, periodos: [periodo('2025-03-10', '2026-03-09')] }).diasEmDobro
    expect(em('2027-03-09')).toBe(0)
    expect(em('2027-03-10')).toBe(30)
  })

  it('CLT arts. 143 and 145: days enjoyed or sold were paid, of a period in course too (art. 140)', () => {
    expect(comPeriodos({ gozados: 30 })).toMatchObject({ diasVencidos: 0, vencidos: [] })
    expect(comPeriodos({}, { gozados: 12 }).diasProporcionais).toBe(8)
    expect(comPeriodos({ gozados: 31 }, { gozados: 25 })).toMatchObject({
      diasVencidos: 0,
      diasProporcionais: 0,
    })
  })

  it('CLT art. 133: a lost period is worth nothing, complete or in course', () => {
    expect(comPeriodos({ perdido: true }).diasVencidos).toBe(0)
    expect(comPeriodos({}, { perdido: true })).toMatchObject({ avosFerias: 0, diasProporcionais: 0 })
    const beneficio = { tipo: 'BENEFICIO_INSS', inicio: '2026-03-20' } as const
    expect(apurar({ ocorrencias: [beneficio] }).avosFerias).toBe(0)
  })

  it('CLT arts. 130 and 471: days of leave without pay are no months of the period', () => {
    const licenca = { tipo: 'LICENCA_SEM_REMUNERACAO', inicio: '2026-05-01', fim: '2026-07-29' } as const
    expect(apurar({ ocorrencias: [licenca] }).avosFerias).toBe(5)
  })

  it('counts from the admission, or from the end of the last period, where no period holds the day', () => {
    expect(apurar({ admissao: '2026-08-01', periodos: [] }).avosFerias).toBe(3)
    expect(apurar({ periodos: [periodo('2025-03-10', '2026-03-09')] }).avosFerias).toBe(8)
  })
})

describe('13th salary', () => {
  it('Lei 4.090/1962 art. 1º § 2º: months of the year with fifteen days, from January or the admission', () => {
    expect(apurar()).toMatchObject({ avos13: 10, decimoTerceiroCentavos: 150_000 })
    expect(apurar({ admissao: '2026-08-18', periodos: [] }).avos13).toBe(2)
    expect(apurar({ dia: '2026-10-14' }).avos13).toBe(9)
  })

  it('CLT art. 476: months that a suspension leaves with fewer than fifteen days are lost', () => {
    // Illness from 02/06: INSS from the sixteenth day, 17/06, to 31/08.
    const doenca = { motivo: '03', inicio: '2026-06-02', fim: '2026-08-31', inssApartirDe: '2026-06-17' }
    expect(apurar({ afastamentos: [doenca] }).avos13).toBe(8)
  })

  it('Lei 4.749/1965 art. 2º § 2º: what was paid with a vacation is owed no more, and never less than nothing', () => {
    expect(apurar({ adiantado13Centavos: 90_000 }).decimoTerceiroCentavos).toBe(60_000)
    expect(apurar({ adiantado13Centavos: 160_000 })).toMatchObject({ avos13: 10, decimoTerceiroCentavos: 0 })
  })
})

describe('charges', () => {
  it('Lei 8.212/1991 arts. 22 and 28, Lei 8.036/1990 art. 15, STF Tema 985: on vacations, third and 13th', () => {
    const { encargos, totalCentavos } = apurar({ aliquotas: ALIQUOTAS })
    expect(encargos).toMatchObject({
      inssPatronalCentavos: 110_000,
      ratCentavos: 16_500,
      terceirosCentavos: 31_900,
      fgtsCentavos: 44_000,
      totalCentavos: 202_400,
    })
    expect(totalCentavos).toBe(400_000 + 150_000 + 202_400)
  })

  it('Lei 8.212/1991 art. 28 § 9º d: not on the double pay nor on its third', () => {
    const emDobro = apurar({
      dia: '2027-03-31',
      periodos: [periodo('2025-03-10', '2026-03-09'), periodo('2026-03-10', '2027-03-09', { perdido: true })],
      aliquotas: { ...SEM_ENCARGOS, fgts: 100 },
    })
    const { vencidasCentavos, proporcionaisCentavos, decimoTerceiroCentavos, encargos } = emDobro
    expect(emDobro.dobraCentavos).toBe(180_000)
    expect(encargos.fgtsCentavos).toBe(
      ((vencidasCentavos + proporcionaisCentavos) * 4) / 3 + decimoTerceiroCentavos,
    )
  })

  it('each rate is rounded by itself, half up; negative ones have no result', () => {
    expect(encargosDaFolha(125, { ...SEM_ENCARGOS, terceiros: 5.8, fgts: 8 })).toMatchObject({
      terceirosCentavos: 7,
      fgtsCentavos: 10,
      totalCentavos: 17,
    })
    expect(encargosDaFolha(-1, ALIQUOTAS)).toBeNull()
    expect(encargosDaFolha(100, { ...ALIQUOTAS, rat: -1 })).toBeNull()
  })
})

it('has no result before the admission or for a negative amount', () => {
  expect(passivoDaPessoa({ ...PESSOA, dia: '2025-03-09' })).toBeNull()
  expect(passivoDaPessoa({ ...PESSOA, remuneracaoCentavos: -1 })).toBeNull()
  expect(passivoDaPessoa({ ...PESSOA, adiantado13Centavos: 0.5 })).toBeNull()
})

it('says each step with the law, and the total last', () => {
  const { memoria, totalCentavos } = apurar({ aliquotas: ALIQUOTAS, adiantado13Centavos: 100 })
  expect(memoria.every(({ fundamento }) => fundamento !== '')).toBe(true)
  expect(memoria.at(-1)).toMatchObject({ valor: { tipo: 'dinheiro', centavos: totalCentavos } })
})

describe('agrees with a rescisão without projection on the same day', () => {
  it('to the cent: vacations, double pay, thirds and 13th (CLT arts. 137, 146 and 147; Lei 4.090/1962)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 100_000, max: 1_500_000 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 40 }),
        (ate, tempo, remuneracaoCentavos, gozados, faltas) => {
          const dia = somarDias('2020-01-01', ate)
          const admissao = somarDias(dia, -tempo)
          const contados = periodosAquisitivos({ admissao, ate: dia })
          const completos = contados.filter(({ aquisitivoFim }) => aquisitivoFim < dia)
          const corrente = contados.at(-1)
          const passivo = passivoDaPessoa({
            dia,
            admissao,
            remuneracaoCentavos,
            aliquotas: SEM_ENCARGOS,
            periodos: contados.map((um) => ({
              ...um,
              concessivoFim: um.concessivoFim ?? '9999-12-31',
              perdido: false,
              faltas: um === corrente ? faltas : 0,
              direito: um === corrente ? null : 30,
              gozados: um === corrente ? 0 : gozados,
            })),
          })
          const verbas = verbasRescisorias({
            motivo: '06',
            remuneracaoCentavos,
            admissao,
            desligamento: dia,
            ...(corrente && { baseDasFerias: corrente.aquisitivoInicio }),
            faltasInjustificadas: faltas,
            feriasNaoGozadas: completos.map(({ concessivoFim }) => ({
              dias: 30 - gozados,
              concessivoFim: concessivoFim ?? '9999-12-31',
            })),
          })
          expect(passivo && passivo.vencidasCentavos + passivo.dobraCentavos).toBe(
            verbas?.feriasVencidasCentavos,
          )
          expect(passivo?.proporcionaisCentavos).toBe(verbas?.feriasProporcionaisCentavos)
          expect(passivo?.tercoCentavos).toBe(
            verbas && verbas.tercoVencidasCentavos + verbas.tercoProporcionalCentavos,
          )
          expect(passivo?.decimoTerceiroCentavos).toBe(verbas?.decimoTerceiroCentavos)
          expect(passivo).toMatchObject({ avos13: verbas?.avos13, avosFerias: verbas?.avosFerias })
        },
      ),
      { numRuns: 2_000 },
    )
  }, 60_000)
})
