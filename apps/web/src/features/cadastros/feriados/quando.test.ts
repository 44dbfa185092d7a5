import { describe, expect, it } from 'vitest'
import { quandoCai } from './quando.ts'

const anual = {
  repeticao: 'anual',
  dia: 1,
  mes: 3,
  diasDaPascoa: null,
  data: null,
  desdeAno: null,
  ateAno: null,
} as const

describe('when a registered holiday falls', () => {
  it.each([
    [anual, '1º de março'],
    [{ ...anual, dia: 25, mes: 1, desdeAno: 2020 }, '25 de janeiro (desde 2020)'],
    [{ ...anual, ateAno: 2030 }, '1º de março (até 2030)'],
    [{ ...anual, repeticao: 'pascoa', diasDaPascoa: 60 } as const, 'Corpus Christi'],
    [{ ...anual, repeticao: 'pascoa', diasDaPascoa: 7 } as const, '7 dias da Páscoa'],
    [{ ...anual, repeticao: 'unica', data: '2026-11-30' } as const, '30/11/2026'],
  ])('%j: %s', (feriado, texto) => {
    expect(quandoCai(feriado)).toBe(texto)
  })
})
