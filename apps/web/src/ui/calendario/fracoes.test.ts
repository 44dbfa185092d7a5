import { describe, expect, it } from 'vitest'
import {
  acrescenta,
  estica,
  fimDe,
  fracaoEm,
  move,
  recomeca,
  recorta,
  recusa,
  type Regras,
} from './fracoes.ts'
import type { Fracao } from './tipos.ts'

const regras: Regras = {
  estados: {
    '2027-01-08': { impossivel: 'É véspera do descanso.' },
    '2027-01-09': { impossivel: 'É véspera do descanso.' },
    '2027-02-20': { tomado: 'Licença' },
  },
  de: '2026-12-01',
  ate: '2027-11-30',
  max: 3,
  diasMin: 5,
  saldo: 30,
}
const a: Fracao = { inicio: '2027-01-04', dias: 15 }
const b: Fracao = { inicio: '2027-03-01', dias: 15 }

describe('a fraction', () => {
  it('ends on the last of its days, and has both ends', () => {
    expect(fimDe(a)).toBe('2027-01-18')
    expect(fracaoEm([a, b], '2027-01-04')).toBe(0)
    expect(fracaoEm([a, b], '2027-01-18')).toBe(0)
    expect(fracaoEm([a, b], '2027-01-19')).toBe(-1)
    expect(fracaoEm([a, b], '2027-03-01')).toBe(1)
  })
})

describe('a new fraction', () => {
  it('gets the days asked for, as far as the balance goes', () => {
    expect(acrescenta([], '2027-01-04', 20, regras)).toEqual([{ inicio: '2027-01-04', dias: 20 }])
    expect(acrescenta([a], '2027-03-01', 30, regras)).toEqual([a, b])
  })

  it('does not start on an impossible day, but runs over one', () => {
    expect(acrescenta([], '2027-01-08', 10, regras)).toBeNull()
    expect(acrescenta([], '2027-01-07', 10, regras)).toEqual([{ inicio: '2027-01-07', dias: 10 }])
  })

  it('stops before a taken day and before another fraction', () => {
    expect(acrescenta([], '2027-02-10', 20, regras)).toEqual([{ inicio: '2027-02-10', dias: 10 }])
    expect(acrescenta([b], '2027-02-22', 15, regras)).toEqual([b, { inicio: '2027-02-22', dias: 7 }])
  })

  it('is refused where it would be too short, at the maximum, and outside of the year', () => {
    expect(acrescenta([], '2027-02-17', 10, regras)).toBeNull()
    expect(acrescenta([a, b], '2027-05-03', 5, { ...regras, max: 2, saldo: 60 })).toBeNull()
    expect(acrescenta([], '2026-11-30', 10, regras)).toBeNull()
  })

  it('is refused with a reason', () => {
    expect(recusa([], '2027-01-08', regras)).toBe('É véspera do descanso.')
    expect(recusa([], '2027-02-20', regras)).toBe('Licença.')
    expect(recusa([a, b], '2027-05-03', regras)).toBe('Os 30 dias já estão marcados.')
    expect(recusa([a], '2027-05-03', { ...regras, max: 1 })).toBe('Não cabem mais frações: o máximo é 1.')
    expect(recusa([], '2027-02-17', regras)).toBe('Não há dias livres bastantes a partir daqui.')
    expect(recusa([a], '2027-05-03', regras)).toBeUndefined()
  })
})

describe('moving', () => {
  it('goes to the nearest start that serves', () => {
    expect(move([a], 0, '2027-01-08', regras)).toEqual([{ inicio: '2027-01-07', dias: 15 }])
    expect(move([a], 0, '2027-01-08', regras, 1)).toEqual([{ inicio: '2027-01-10', dias: 15 }])
    expect(move([a], 0, '2027-01-09', regras, -1)).toEqual([{ inicio: '2027-01-07', dias: 15 }])
  })

  it('passes what is taken and the other fraction', () => {
    expect(move([a, b], 0, '2027-02-10', regras, 1)).toEqual([{ inicio: '2027-03-16', dias: 15 }, b])
    expect(move([a], 0, '2027-02-18', regras, -1)).toEqual([{ inicio: '2027-02-05', dias: 15 }])
  })

  it('changes nothing where nothing serves', () => {
    const fracoes = [a]
    expect(move(fracoes, 0, '2029-01-01', regras)).toBe(fracoes)
    expect(move(fracoes, 7, '2027-01-05', regras)).toBe(fracoes)
  })
})

describe('other days', () => {
  it('end within the balance and not below the shortest', () => {
    expect(estica([a, b], 0, 40, regras)).toEqual([a, b])
    expect(estica([a], 0, 40, regras)).toEqual([{ ...a, dias: 30 }])
    expect(estica([a], 0, 1, regras)).toEqual([{ ...a, dias: 5 }])
  })

  it('leave a fraction that was typed too short as short as it is', () => {
    expect(estica([{ ...a, dias: 3 }], 0, 2, regras)).toEqual([{ ...a, dias: 3 }])
  })

  it('keep the end when the start is dragged', () => {
    expect(recomeca([a], 0, '2027-01-01', regras)).toEqual([{ inicio: '2027-01-01', dias: 18 }])
    expect(recomeca([a], 0, '2027-01-09', regras)).toEqual([{ inicio: '2027-01-10', dias: 9 }])
    expect(recomeca([a], 0, '2027-01-18', regras)).toEqual([{ inicio: '2027-01-14', dias: 5 }])
    expect(recomeca([a, b], 0, '2027-01-01', regras)).toEqual([a, b])
  })
})

describe('a month’s part', () => {
  it('says where a fraction is cut', () => {
    expect(recorta([{ inicio: '2027-01-25', dias: 10 }, b], '2027-01-01', '2027-01-31')).toEqual([
      { i: 0, de: '2027-01-25', ate: '2027-01-31', inicia: true, termina: false },
    ])
    expect(recorta([{ inicio: '2027-01-25', dias: 10 }], '2027-02-01', '2027-02-28')).toEqual([
      { i: 0, de: '2027-02-01', ate: '2027-02-03', inicia: false, termina: true },
    ])
  })
})
