import { describe, expect, it } from 'vitest'
import { countAnswers } from './check-answers.ts'
import { differenceOf } from './compare.ts'
import { columnsOf, placeOf } from './date-track.ts'

describe('the difference of two lines', () => {
  it.each([
    [150_800, 150_800, false, 'igual'],
    [207_350, 103_675, true, '− 1.036,75'],
    [0, 188_500, true, '+ 1.885,00'],
    [188_500, null, true, '− 1.885,00'],
    // What is not there and what is nothing come to the same.
    [0, null, false, 'igual'],
    ['100%', '80%', true, 'muda'],
    ['100%', '100%', false, 'igual'],
    ['tem direito', null, true, 'muda'],
  ])('of %s and %s', (first, second, changed, text) => {
    expect(differenceOf(first, second)).toEqual({ changed, text })
  })
})

describe('days over a line', () => {
  const days = ['2026-11-24', '2026-12-04', '2026-12-27']

  it('stand in their order, with all that falls on each, in the colour of a limit', () => {
    const columns = columnsOf([
      { date: '2026-12-04', label: 'S-2299' },
      { date: '2026-11-24', label: 'Sai', tone: 'soft' },
      { date: '2026-12-04', label: 'Pagar', tone: 'error' },
    ])
    expect(columns.map(({ date, tone, labels }) => [date, tone, labels.map(({ label }) => label)])).toEqual([
      ['2026-11-24', 'soft', ['Sai']],
      ['2026-12-04', 'error', ['S-2299', 'Pagar']],
    ])
  })

  it('place a day between two of them as far as it is', () => {
    expect(days.map((day) => placeOf(days, day))).toEqual([0, 1 / 3, 2 / 3])
    expect(placeOf(days, '2026-11-29')).toBeCloseTo(1 / 6)
    expect([placeOf(days, '2026-01-01'), placeOf(days, '2027-01-01'), placeOf([], '2027-01-01')]).toEqual([
      0,
      2 / 3,
      0,
    ])
  })
})

describe('a check line by line', () => {
  it('misses what has no answer, and what is wrong without a reason', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    expect(
      countAnswers(lines, {
        a: { resultado: 'ok' },
        b: { resultado: 'divergente', motivo: 'Recebido.' },
        c: { resultado: 'divergente', motivo: '  ' },
      }),
    ).toEqual({ right: 1, wrong: 1, missing: 2 })
  })
})
