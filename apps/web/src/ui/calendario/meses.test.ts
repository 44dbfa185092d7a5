import { describe, expect, it } from 'vitest'
import { maisMeses, mesesDesde, mesmoDiaEm, semanasDe, ultimoDia } from './meses.ts'

describe('months', () => {
  it('follow each other over the year', () => {
    expect(mesesDesde('2026-11', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(maisMeses('2027-01', -1)).toBe('2026-12')
    expect(maisMeses('2027-01', -13)).toBe('2025-12')
  })

  it.each([
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (mes, dia) => expect(ultimoDia(mes)).toBe(dia))

  it('lead to the same day of another month, or to its last one', () => {
    expect(mesmoDiaEm('2027-01-31', 1)).toBe('2027-02-28')
    expect(mesmoDiaEm('2027-01-15', 1)).toBe('2027-02-15')
    expect(mesmoDiaEm('2028-02-29', -12)).toBe('2027-02-28')
  })
})

describe('the weeks of a month', () => {
  it('begin on Sunday and leave out the days of others', () => {
    const [primeira, ...resto] = semanasDe('2027-01')
    expect(primeira).toEqual([null, null, null, null, null, '2027-01-01', '2027-01-02'])
    expect(resto).toHaveLength(5)
    expect(resto.at(-1)).toEqual(['2027-01-31', null, null, null, null, null, null])
  })

  it('are four when a February starts on Sunday', () => expect(semanasDe('2026-02')).toHaveLength(4))

  it('have each day of the year once, under its weekday', () => {
    const dias = mesesDesde('2028-01', 12).flatMap((mes) =>
      semanasDe(mes).flatMap((semana) =>
        semana.flatMap((dia, coluna) => (dia === null ? [] : [{ dia, coluna }])),
      ),
    )
    expect(dias).toHaveLength(366)
    expect(new Set(dias.map(({ dia }) => dia)).size).toBe(366)
    for (const { dia, coluna } of dias) expect(new Date(`${dia}T12:00:00Z`).getUTCDay()).toBe(coluna)
  })
})
