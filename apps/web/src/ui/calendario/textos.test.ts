import { describe, expect, it } from 'vitest'
import { diaPorExtenso, ditosDoDia, intervalo, mudancaEmTexto, notasDoMes, periodoEmTexto } from './textos.ts'

const limite = { dia: '2027-03-11', rotulo: 'último dia sem dobra', depois: 'em dobro' }

describe('days in words', () => {
  it('are named whole', () =>
    expect(diaPorExtenso('2027-02-25')).toBe('quinta-feira, 25 de fevereiro de 2027'))

  it.each([
    ['2027-01-04', '2027-01-18', '04/01 a 18/01/2027'],
    ['2026-12-28', '2027-01-06', '28/12/2026 a 06/01/2027'],
    ['2027-01-04', '2027-01-04', '04/01/2027'],
  ])('from %s to %s: %s', (inicio, fim, texto) => expect(intervalo(inicio, fim)).toBe(texto))

  it('say all that is known of a day', () => {
    const estado = { feriado: 'Natal', impossivel: 'Feriado não.', equipe: ['Ana', 'Bia'], folga: true }
    expect(ditosDoDia('2026-12-25', estado, limite)).toEqual([
      'Feriado: Natal.',
      'Feriado não.',
      'Fora da equipe: Ana, Bia.',
      'Folga da escala.',
    ])
    expect(ditosDoDia('2027-03-11', undefined, limite)).toEqual(['É o último dia sem dobra.'])
    expect(ditosDoDia('2027-03-12', undefined, limite)).toEqual(['Depois do prazo: em dobro.'])
    expect(ditosDoDia('2027-03-10', undefined, limite)).toEqual([])
  })

  it('name the months that are shown', () =>
    expect(periodoEmTexto('2026-12', '2027-11')).toBe('dez 2026 – nov 2027'))
})

describe('notes under a month', () => {
  const dias = (...quais: readonly number[]) =>
    Object.fromEntries(quais.map((dia) => [`2027-02-${String(dia).padStart(2, '0')}`, { equipe: ['Marli'] }]))

  it('join the days of one name', () =>
    expect(notasDoMes('2027-02', dias(1, 2, 3, 7, 10, 11), undefined)).toEqual([
      { tipo: 'equipe', texto: '1–3, 7, 10–11 Marli fora' },
    ]))

  it('say when it is the whole month', () => {
    const todos = dias(...Array.from({ length: 28 }, (_, i) => i + 1))
    expect(notasDoMes('2027-02', todos, undefined)[0]?.texto).toBe('mês todo Marli fora')
  })

  it('say the limit and holidays first, and how many names are left out', () => {
    const estados = {
      '2027-03-26': { feriado: 'Paixão de Cristo' },
      '2027-03-01': { equipe: ['A', 'B', 'C', 'D', 'E', 'F'] },
    }
    expect(notasDoMes('2027-03', estados, limite).map(({ texto }) => texto)).toEqual([
      '11 último dia sem dobra',
      '26 Paixão de Cristo',
      '1 A fora',
      '1 B fora',
      '1 C fora',
      '1 D fora',
      'e mais 2 fora',
    ])
  })
})

describe('a change in words', () => {
  const a = { inicio: '2027-01-04', dias: 15 }
  const b = { inicio: '2027-03-01', dias: 15 }
  const dizer = { nomeDaFracao: (i: number) => `Fração ${i + 1}`, descreve: () => 'sem dobra' }

  it('names what moved, came or went', () => {
    const movida = { ...b, dias: 10 }
    expect(mudancaEmTexto([a, b], [a, movida], dizer)).toBe(
      'Fração 2: 01/03 a 10/03/2027, 10 dias, sem dobra',
    )
    expect(mudancaEmTexto([], [a], dizer)).toBe('Fração 1: 04/01 a 18/01/2027, 15 dias, sem dobra')
    expect(mudancaEmTexto([a, b], [b], dizer)).toBe('Fração 1 retirada.')
    expect(mudancaEmTexto([a, b], [a], dizer)).toBe('Fração 2 retirada.')
    expect(mudancaEmTexto([a], [a], dizer)).toBe('')
  })
})
