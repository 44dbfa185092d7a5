import { describe, expect, it } from 'vitest'
import { divisorDoContrato, divisorDoSalario, minutosDoDivisor } from './divisor.ts'
import { minutosComAdicionalNoturno } from './horas.ts'

describe('CLT art. 64; Súmula 431 TST: the divisor of a wage', () => {
  it.each([
    [44, 220],
    [42, 210],
    [40, 200],
    [25, 125],
    [43.5, 217.5],
    [36.67, 183.33],
  ])('of a week of %d hours is %d', (horas, divisor) => {
    expect(divisorDoSalario(horas)).toBe(divisor)
  })

  it('of a 12x36 is that of the agreement, where it says one', () => {
    const divisor = (dozePorTrintaESeis: boolean, divisorPlantao: number | null) =>
      divisorDoContrato({ horasSemanais: 42, dozePorTrintaESeis, divisorPlantao })
    expect([divisor(true, 180), divisor(true, null), divisor(false, 180)]).toEqual([180, 210, 210])
  })

  it('in minutes is whole, and none for what is no number of hours', () => {
    expect(minutosDoDivisor(220)).toBe(13_200)
    expect(minutosDoDivisor(183.33)).toBe(11_000)
    expect([0, -1, Number.NaN, Infinity].map(minutosDoDivisor)).toEqual([0, 0, 0, 0])
  })
})

describe('CLT art. 73 § 5º; Súmula 60 II TST: night work that goes on after five', () => {
  it.each([
    ['the whole night and an hour more', '22:00', '06:00', 480],
    ['from before ten', '19:00', '07:00', 540],
    ['the night alone', '22:00', '05:00', 420],
    // TST: a mixed shift that is mostly of the night goes on after five as one that has all of it.
    ['the greater part of the shift', '23:00', '07:00', 480],
    ['the greater part of the shift, from midnight', '00:00', '08:00', 480],
    ['less than half of the shift', '02:00', '10:00', 180],
    ['half of the shift', '01:00', '09:00', 240],
    ['the day', '07:00', '19:00', 0],
  ])('%s', (_nome, entrada, saida, minutos) => {
    expect(minutosComAdicionalNoturno(entrada, saida, { dozePorTrintaESeis: false })).toBe(minutos)
  })

  it('CLT art. 59-A: is in the wage of the month of a 12x36', () => {
    expect(minutosComAdicionalNoturno('19:00', '07:00', { dozePorTrintaESeis: true })).toBe(420)
  })
})
