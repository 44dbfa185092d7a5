import { describe, expect, it } from 'vitest'
import { plantaoEm, plantoesNoMes } from './doze-por-trinta-e-seis.ts'
import { duracaoDoTurno, horasNoturnas, jornadaDiaria, minutosDe } from './horas.ts'
import {
  descansoEntreJornadas,
  intervaloMinimo,
  intervaloSuprimido,
  toleranciaDoPonto,
} from './intervalos.ts'
import { verificarJornada, type JornadaContratada } from './limite.ts'

describe('working time: every computation explains itself', () => {
  it.each([
    ['CLT art. 59-A: shift', () => plantaoEm('2026-11-02', '2026-11-04')],
    ['CLT art. 59-A: day off', () => plantaoEm('2026-11-02', '2026-11-05')],
    ['CLT art. 59-A: month', () => plantoesNoMes('2026-11-20', '2026-11')],
    ['CLT art. 73: night', () => horasNoturnas('19:00', '02:15')],
    ['CLT art. 58: day', () => jornadaDiaria(44, 5)],
    ['CLT art. 66: rest', () => descansoEntreJornadas('2026-11-16T19:00', '2026-11-17T06:00')],
    ['CLT art. 58 § 1º: inside', () => toleranciaDoPonto([5, -5])],
    ['CLT art. 58 § 1º: over', () => toleranciaDoPonto([6])],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })
})

describe('hours', () => {
  it('reads clock times and lengths of shifts, over midnight too', () => {
    expect(minutosDe('07:30')).toBe(450)
    expect([
      duracaoDoTurno('07:00', '19:00'),
      duracaoDoTurno('19:00', '07:00'),
      duracaoDoTurno('07:00', '07:00'),
    ]).toEqual([720, 720, 1440])
    expect(duracaoDoTurno('07:00', '07:01')).toBe(1)
  })

  it('CLT art. 73: a shift of 24 hours has one whole night', () => {
    expect(horasNoturnas('23:00', '23:00').minutosRelogio).toBe(420)
    expect(horasNoturnas('04:00', '04:00').minutosRelogio).toBe(420)
  })

  it('CLT art. 58: rounds the minutes of the day half up', () => {
    expect(jornadaDiaria(44, 7)?.minutosDia).toBe(377)
    expect(jornadaDiaria(43.5, 5)?.minutosDia).toBe(522)
  })

  it('has no result for weeks that do not exist', () => {
    expect(jornadaDiaria(168, 7)?.minutosDia).toBe(1440)
    expect(jornadaDiaria(1, 1)?.minutosDia).toBe(60)
    for (const [horas, dias] of [
      [0, 5],
      [-1, 5],
      [169, 7],
      [44, 0],
      [44, 8],
      [44, 5.5],
      [Number.NaN, 5],
    ] as const) {
      expect(jornadaDiaria(horas, dias)).toBeNull()
    }
  })
})

describe('intervals', () => {
  it('CLT art. 66: none between an exit and an earlier entry', () => {
    expect(descansoEntreJornadas('2026-11-16T19:00', '2026-11-16T18:59')).toBeNull()
    expect(descansoEntreJornadas('2026-11-16T19:00', '2026-11-16T19:00')?.minutos).toBe(0)
  })

  it('CLT art. 71: an hour above six, fifteen minutes above four', () => {
    expect([240, 241, 360, 361].map((minutos) => intervaloMinimo(minutos))).toEqual([0, 15, 15, 60])
    expect(intervaloMinimo(480, 30)).toBe(30)
    expect(intervaloMinimo(300, 30)).toBe(15)
  })

  it('CLT art. 71 § 4º: only the minutes not given are paid', () => {
    expect([intervaloSuprimido(480, 40), intervaloSuprimido(480, 60), intervaloSuprimido(480, 75)]).toEqual([
      20, 0, 0,
    ])
    expect(intervaloSuprimido(480, 20, 30)).toBe(10)
  })

  it('CLT art. 58 § 1º: five minutes each, ten in the day, then every minute', () => {
    const minutos = (variacoes: readonly number[]) => toleranciaDoPonto(variacoes).minutos
    expect([
      minutos([]),
      minutos([5, 5]),
      minutos([5, 5, 1]),
      minutos([-6]),
      minutos([4, 4, 3]),
      minutos([6, 2]),
    ]).toEqual([0, 0, 11, 6, 11, 8])
  })
})

describe('CF art. 7º XIII and CLT arts. 58, 59 and 59-A: limits of the contracted hours', () => {
  const jornada: JornadaContratada = { data: '2026-11-20', minutosDia: 440, minutosSemana: 2640 }
  const codigos = (mudanca: Partial<JornadaContratada>) =>
    verificarJornada({ ...jornada, ...mudanca }).map(({ codigo }) => codigo)

  it('44 hours a week and 8 a day', () => {
    expect([codigos({}), codigos({ minutosDia: 480 })]).toEqual([[], []])
    expect(codigos({ minutosSemana: 2641 })).toEqual(['SEMANA_ACIMA_DO_LIMITE'])
    expect(codigos({ minutosDia: 481 })).toEqual(['DIA_ACIMA_DO_LIMITE'])
  })

  it('a compensated day may have two hours more, and 12x36 its twelve', () => {
    expect([
      codigos({ minutosDia: 600, compensada: true }),
      codigos({ minutosDia: 601, compensada: true }),
    ]).toEqual([['DIA_COMPENSADO'], ['DIA_ACIMA_DO_LIMITE']])
    expect(codigos({ minutosDia: 720, minutosSemana: 2520, dozePorTrintaESeis: true })).toEqual([])
    expect(codigos({ minutosDia: 720, minutosSemana: 2700, dozePorTrintaESeis: true })).toEqual([
      'SEMANA_ACIMA_DO_LIMITE',
    ])
  })

  it('a new limit comes into force by its row', () => {
    const tabela = [{ desde: '2027-07-01', valor: { minutosDia: 480, minutosSemana: 2400 }, fonte: 'Emenda' }]
    expect(codigos({ tabela })).toEqual([])
    expect(codigos({ tabela, data: '2027-07-01' })).toEqual(['SEMANA_ACIMA_DO_LIMITE'])
    expect(codigos({ data: '1988-10-04', minutosDia: 900 })).toEqual([])
  })

  it('says it in sentences', () => {
    expect(verificarJornada({ ...jornada, minutosDia: 500, minutosSemana: 3000 })).toMatchSnapshot('blocks')
    expect(verificarJornada({ ...jornada, minutosDia: 500, compensada: true })).toMatchSnapshot('alert')
  })
})
