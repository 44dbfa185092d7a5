import { describe, expect, it } from 'vitest'
import { verificarLimites, type LimitesDeData } from './limites.ts'

const limites: LimitesDeData = { antecedenciaDias: 3, retroativoDias: 5, corteDia: 20 }
const achados = (data: string, hoje = '2026-11-10', mudanca: Partial<LimitesDeData> = {}) =>
  verificarLimites(
    { ...limites, ...mudanca },
    { data, hoje, processo: 'promoção', marco: 'a vigência', onde: { campo: 'vigencia' } },
  )
const codigos = (...args: Parameters<typeof achados>) => achados(...args).map(({ codigo }) => codigo)

describe('limits of the company on the day of a process', () => {
  it.each([
    ['2026-11-13', []],
    ['2026-11-12', ['antecedencia_curta']],
    ['2026-11-05', ['antecedencia_curta']],
    ['2026-11-04', ['retroativa_demais']],
  ])('%s', (data, esperados) => expect(codigos(data)).toEqual(esperados))

  it('cut the month off after its day', () => {
    expect(codigos('2026-11-30', '2026-11-20')).toEqual([])
    expect(codigos('2026-11-30', '2026-11-21')).toEqual(['corte'])
    expect(codigos('2026-12-01', '2026-11-21')).toEqual([])
    expect(codigos('2026-11-30', '2026-11-21', { corteDia: 31 })).toEqual([])
  })

  it('say what to do', () => {
    expect(achados('2026-11-30', '2026-11-21')).toEqual([
      {
        codigo: 'corte',
        severidade: 'bloqueio',
        mensagem: 'O corte da folha foi no dia 20: escolha a vigência a partir de 01/12/2026.',
        campo: 'vigencia',
      },
    ])
    expect(achados('2026-11-01', '2026-11-10', { retroativoDias: 0 })[0]?.mensagem).toBe(
      'A empresa não aceita promoção com vigência em data passada.',
    )
    expect(achados('2026-11-01')[0]?.mensagem).toBe(
      'A vigência pode ficar no máximo 5 dias atrás: é o limite da empresa.',
    )
  })
})
