import { describe, expect, it } from 'vitest'
import { dataNoAno, feriado, feriadosDoAno, quandoCai } from './feriado.ts'

describe('holidays', () => {
  const base = {
    repeticao: 'anual',
    dia: 25,
    mes: 1,
    diasDaPascoa: null,
    data: null,
    desdeAno: null,
    ateAno: null,
  } as const

  it.each([
    [base, 2027, '2027-01-25'],
    [{ ...base, desdeAno: 2028 }, 2027, null],
    [{ ...base, ateAno: 2026 }, 2027, null],
    // Corpus Christi of 2027: Easter is on 28/03.
    [{ ...base, repeticao: 'pascoa', diasDaPascoa: 60 } as const, 2027, '2027-05-27'],
    [{ ...base, repeticao: 'unica', data: '2027-03-01' } as const, 2027, '2027-03-01'],
    [{ ...base, repeticao: 'unica', data: '2026-03-01' } as const, 2027, null],
  ])('%j in %i: %s', (dia, ano, data) => {
    expect(dataNoAno(dia, ano)).toBe(data)
  })

  it('of a place are one list in order of date', () => {
    const local = {
      ...base,
      nome: 'Aniversário',
      abrangencia: 'municipal',
      fundamento: 'Lei',
      conferir: false,
      id: 1,
    } as const
    const lista = feriadosDoAno(2027, [local])
    expect(lista).toHaveLength(11)
    const doEstado = {
      ...local,
      dia: 20,
      mes: 11,
      nome: 'Consciência Negra',
      abrangencia: 'estadual' as const,
    }
    expect(feriadosDoAno(2027, [doEstado]).filter(({ data }) => data === '2027-11-20')).toEqual([
      expect.objectContaining({ abrangencia: 'nacional' }),
    ])
    expect(lista[1]).toEqual({
      data: '2027-01-25',
      nome: 'Aniversário',
      abrangencia: 'municipal',
      fundamento: 'Lei',
      conferir: false,
      id: 1,
    })
  })

  it.each([
    [{}, []],
    [{ dia: 30, mes: 2 }, ['dia']],
    [{ dia: 29, mes: 2 }, ['dia']],
    [{ mes: null }, ['mes']],
    [{ repeticao: 'pascoa' }, ['diasDaPascoa']],
    [{ repeticao: 'unica' }, ['data']],
    [{ abrangencia: 'municipal' }, ['municipioIbge']],
    [{ desdeAno: 2030, ateAno: 2029 }, ['ateAno']],
  ])('with %j are refused at %j', (mudanca, esperado) => {
    const dados = {
      nome: 'Teste',
      abrangencia: 'estadual',
      uf: 'SP',
      repeticao: 'anual',
      dia: 9,
      mes: 7,
      fundamento: 'Lei 9.497/1997',
      conferir: false,
      ...mudanca,
    }
    expect(feriado.schema.safeParse(dados).error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(
      esperado,
    )
  })
})

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
  ])('%j: %s', (cadastrado, texto) => {
    expect(quandoCai(cadastrado)).toBe(texto)
  })
})
