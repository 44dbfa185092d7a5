import { getHolidays } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avosDe13, avosDeFerias } from './avos.ts'
import {
  anosCompletos,
  diaDaSemanaIso,
  diasDoTrecho,
  diasEmComum,
  diasEntre,
  maiorData,
  menorData,
  mesesEDias,
  primeiroDiaDoMes,
  primeiroDiaDoMesSeguinte,
  somarAnos,
  somarDias,
  somarMeses,
  ultimoDiaDoMes,
} from './datas.ts'
import { dataDoNumero, numeroDoDia } from './dia.ts'
import { antecipar, diaUtilSeguinte, isDiaUtil, postergar } from './dias-uteis.ts'
import { diaDaSemana, DSR_NO_DOMINGO, isRepouso, type Escala } from './escala.ts'
import { feriadosFixos, feriadosNacionais, isFeriado, pascoa } from './feriados.ts'

describe('Lei 810/1949: months data a data', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-03-01'],
    ['2024-01-31', 1, '2024-03-01'],
    ['2024-01-29', 1, '2024-02-29'],
    ['2023-01-29', 1, '2023-03-01'],
    ['2026-08-31', 1, '2026-10-01'],
    ['2026-12-31', 2, '2027-03-01'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-03-31', -1, '2026-03-01'],
    ['2024-02-29', 48, '2028-02-29'],
  ])('%s + %i month(s) = %s', (data, meses, esperada) => {
    expect(somarMeses(data, meses)).toBe(esperada)
  })

  it('adds years as months', () => {
    expect(somarAnos('2024-02-29', 1)).toBe('2025-03-01')
    expect(somarAnos('2024-02-29', 4)).toBe('2028-02-29')
  })

  it('counts whole months and the days left over, ends included', () => {
    expect(mesesEDias('2026-03-10', '2026-12-25')).toEqual({ meses: 9, dias: 16 })
    expect(mesesEDias('2026-03-10', '2026-04-09')).toEqual({ meses: 1, dias: 0 })
    expect(mesesEDias('2026-03-10', '2026-04-08')).toEqual({ meses: 0, dias: 30 })
    expect(mesesEDias('2026-01-31', '2026-02-28')).toEqual({ meses: 1, dias: 0 })
    expect(mesesEDias('2026-01-31', '2026-02-27')).toEqual({ meses: 0, dias: 28 })
    expect(mesesEDias('2026-03-10', '2026-03-10')).toEqual({ meses: 0, dias: 1 })
    expect(mesesEDias('2026-03-10', '2026-03-09')).toEqual({ meses: 0, dias: 0 })
    expect(mesesEDias('2026-03-10', '2026-01-09')).toEqual({ meses: 0, dias: 0 })
  })

  it('counts anniversaries, the day itself included and never below zero', () => {
    expect(anosCompletos('2024-02-29', '2025-02-28')).toBe(0)
    expect(anosCompletos('2024-02-29', '2025-03-01')).toBe(1)
    expect(anosCompletos('2020-05-10', '2026-05-10')).toBe(6)
    expect(anosCompletos('2020-05-10', '2026-05-09')).toBe(5)
    expect(anosCompletos('2026-05-10', '2020-05-09')).toBe(0)
  })
})

describe('calendar days', () => {
  it('adds, subtracts and compares', () => {
    expect(somarDias('2024-02-28', 1)).toBe('2024-02-29')
    expect(somarDias('2026-01-01', -1)).toBe('2025-12-31')
    expect(diasEntre('2026-01-01', '2027-01-01')).toBe(365)
    expect(diasEntre('2026-01-10', '2026-01-01')).toBe(-9)
    expect(diasDoTrecho('2026-01-01', '2026-01-01')).toBe(1)
    expect(diasDoTrecho('2026-01-02', '2026-01-01')).toBe(0)
    expect(diasDoTrecho('2026-02-02', '2026-01-01')).toBe(0)
    expect(diasEmComum('2026-01-01', '2026-01-10', '2026-01-05', '2026-02-01')).toBe(6)
    expect(diasEmComum('2026-01-01', '2026-01-10', '2026-01-11', '2026-02-01')).toBe(0)
    expect([menorData('2026-01-01', '2026-01-02'), maiorData('2026-01-01', '2026-01-02')]).toEqual([
      '2026-01-01',
      '2026-01-02',
    ])
    expect([menorData('2026-01-02', '2026-01-01'), maiorData('2026-01-02', '2026-01-01')]).toEqual([
      '2026-01-01',
      '2026-01-02',
    ])
  })

  it('knows the ends of a month', () => {
    expect([primeiroDiaDoMes('2024-02-10'), ultimoDiaDoMes('2024-02-10')]).toEqual([
      '2024-02-01',
      '2024-02-29',
    ])
    expect([ultimoDiaDoMes('2023-02-28'), primeiroDiaDoMesSeguinte('2026-12-31')]).toEqual([
      '2023-02-28',
      '2027-01-01',
    ])
  })
})

describe('national holidays, 2000–2100', () => {
  it('agrees with the library in every year it covers, but for Finados before Lei 10.607/2002', () => {
    for (let ano = 2000; ano <= 2099; ano += 1) {
      const daBiblioteca = getHolidays(ano)
        .filter(({ type }) => type === 'national')
        .map(({ date }) =>
          Temporal.PlainDate.from({
            year: date.getFullYear(),
            month: date.getMonth() + 1,
            day: date.getDate(),
          }).toString(),
        )
        .filter((data) => ano >= 2003 || data !== `${ano}-11-02`)
      expect(feriadosNacionais(ano).map(({ data }) => data)).toEqual(daBiblioteca)
    }
  })

  it('lists the nine fixed days and Good Friday of 2026 with their laws', () => {
    expect(feriadosNacionais(2026)).toMatchSnapshot('2026')
    expect(feriadosFixos.map(({ mesDia, desde }) => [mesDia, desde])).toMatchSnapshot('first years')
  })

  it('Lei 14.759/2023: 20 November only since 2024; Lei 10.607/2002: Finados since 2003', () => {
    expect([isFeriado('2023-11-20'), isFeriado('2024-11-20')]).toEqual([false, true])
    expect([isFeriado('2002-11-02'), isFeriado('2003-11-02')]).toEqual([false, true])
    expect(feriadosNacionais(2002).some(({ data }) => data === '2002-11-02')).toBe(false)
    expect(feriadosNacionais(2003).some(({ data }) => data === '2003-11-02')).toBe(true)
  })

  it('takes Carnival and Corpus Christi only as local holidays', () => {
    expect([isFeriado('2026-02-17'), isFeriado('2026-06-04')]).toEqual([false, false])
    expect(isFeriado('2026-06-04', ['2026-06-04'])).toBe(true)
    expect(isFeriado('2026-06-05', ['2026-06-04'])).toBe(false)
  })

  it.each([
    [1954, '1954-04-18'],
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('Easter of %i is %s', (ano, data) => {
    expect(pascoa(ano)).toBe(data)
  })
})

describe('business days', () => {
  it('are Monday to Friday, but holidays and the days the company names', () => {
    expect(isDiaUtil('2026-11-19')).toBe(true)
    expect(isDiaUtil('2026-11-20')).toBe(false)
    expect([isDiaUtil('2026-11-21'), isDiaUtil('2026-11-22')]).toEqual([false, false])
    expect(isDiaUtil('2026-07-09', { feriadosLocais: ['2026-07-09'] })).toBe(false)
    expect(isDiaUtil('2026-12-31', { semExpediente: ['2026-12-31'] })).toBe(false)
    expect(isDiaUtil('2026-12-30', { semExpediente: ['2026-12-31'] })).toBe(true)
  })

  it('postpone, anticipate and follow', () => {
    expect(postergar('2026-11-20')).toBe('2026-11-23')
    expect(antecipar('2026-11-22')).toBe('2026-11-19')
    expect([postergar('2026-11-19'), antecipar('2026-11-19')]).toEqual(['2026-11-19', '2026-11-19'])
    expect(diaUtilSeguinte('2026-11-19')).toBe('2026-11-23')
    expect(diaUtilSeguinte('2026-11-18')).toBe('2026-11-19')
    expect(postergar('2026-12-31', { semExpediente: ['2026-12-31'] })).toBe('2027-01-04')
  })
})

describe('rest by scale', () => {
  const cinco: Escala = { tipo: 'ROTATIVA', inicioCiclo: '2026-11-02', diasTrabalho: 5, diasFolga: 1 }
  const doze: Escala = { tipo: '12X36', inicioCiclo: '2026-11-02' }
  const folgas = (escala: Escala, dias: number): readonly boolean[] =>
    Array.from({ length: dias }, (_, dia) => isRepouso(escala, somarDias('2026-11-02', dia)))

  it('CLT art. 67: fixed weekdays', () => {
    expect([diaDaSemana('2026-11-02'), diaDaSemana('2026-11-08')]).toEqual(['seg', 'dom'])
    expect([isRepouso(DSR_NO_DOMINGO, '2026-11-08'), isRepouso(DSR_NO_DOMINGO, '2026-11-07')]).toEqual([
      true,
      false,
    ])
  })

  it('counts 5x1 and 12x36 cycles from their first day', () => {
    expect(folgas(cinco, 7)).toEqual([false, false, false, false, false, true, false])
    expect(folgas(doze, 4)).toEqual([false, true, false, true])
  })

  it('has no work before the cycle begins', () => {
    expect([isRepouso(cinco, '2026-10-31'), isRepouso(doze, '2026-10-31')]).toEqual([true, true])
  })
})

describe('twelfths', () => {
  it('CLT art. 146: fifteen days make a month of vacation, fourteen do not', () => {
    expect([avosDeFerias('2026-03-10', '2026-03-23'), avosDeFerias('2026-03-10', '2026-03-24')]).toEqual([
      0, 1,
    ])
    expect(avosDeFerias('2026-03-10', '2027-03-24')).toBe(13)
  })

  it('Lei 4.090/1962 art. 1º § 2º: calendar months with fifteen days or more', () => {
    expect([avosDe13('2026-03-17', '2026-03-31'), avosDe13('2026-03-18', '2026-03-31')]).toEqual([1, 0])
    expect([avosDe13('2026-01-01', '2026-12-14'), avosDe13('2026-01-01', '2026-12-15')]).toEqual([11, 12])
    expect(avosDe13('2026-02-14', '2026-02-28')).toBe(1)
    expect(avosDe13('2026-05-20', '2027-01-18')).toBe(8)
    expect(avosDe13('2026-05-20', '2026-05-19')).toBe(0)
  })
})

describe('dates as numbers', () => {
  const dia = fc.oneof(
    fc.integer({ min: -200_000, max: 200_000 }),
    // The years that are left to Temporal begin and end there.
    fc.constantFrom(-719_530, -719_162, -354_286, -354_285, -354_284, 2_932_896, 2_932_897),
  )
  const epoca = Temporal.PlainDate.from('1970-01-01')

  it('agree with Temporal on days, months, weekdays and distances', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -3000, max: 3000 }), (numero, quantos) => {
        const plain = epoca.add({ days: numero })
        const data = plain.toString()
        expect([dataDoNumero(numero), numeroDoDia(data)]).toEqual([data, numero])
        expect(somarDias(data, quantos)).toBe(plain.add({ days: quantos }).toString())
        expect(diasEntre(data, somarDias(data, quantos))).toBe(quantos)
        expect(diaDaSemanaIso(data)).toBe(plain.dayOfWeek)
        expect(ultimoDiaDoMes(data)).toBe(plain.with({ day: plain.daysInMonth }).toString())
        const mes = plain.toPlainYearMonth().add({ months: quantos })
        expect(somarMeses(data, quantos)).toBe(
          plain.day <= mes.daysInMonth
            ? mes.toPlainDate({ day: plain.day }).toString()
            : mes.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
        )
      }),
    )
  })

  it('are none of a date that does not exist', () => {
    for (const data of [
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-4-1',
      'ontem',
      '',
    ])
      expect(() => somarDias(data, 1), data).toThrow(RangeError)
  })
})
