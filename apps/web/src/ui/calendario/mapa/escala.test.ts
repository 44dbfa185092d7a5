import { describe, expect, it } from 'vitest'
import { alvoDe, doMes, empilha, escalaDe, lugarDe, pistasDe, porPosto, riscosDe } from './escala.ts'

const escala = escalaDe('2027-01', 12)

describe('the scale of the map', () => {
  it('goes from the first day to the last', () =>
    expect(escala).toMatchObject({ de: '2027-01-01', ate: '2027-12-31', dias: 365 }))

  it('lets a day be hit over 24 pixels: beside it, and before it where nothing is drawn after', () => {
    const dia = (inicio: string) => {
      const onde = lugarDe({ inicio, fim: inicio }, escala)
      if (!onde) throw new Error('outside of the scale')
      return alvoDe(onde, escala)
    }
    const folga = 'max(0px, 24px - 0.274%)'
    expect(dia('2027-01-02')).toEqual({
      insetInlineStart: '0.274%',
      width: '0.274%',
      paddingInlineEnd: folga,
    })
    expect(dia('2027-12-31')).toEqual({
      insetInlineStart: `calc(99.726% - ${folga})`,
      width: '0.274%',
      paddingInlineStart: folga,
    })
  })

  it('puts days in their place and cuts what sticks out', () => {
    expect(lugarDe({ inicio: '2027-01-01', fim: '2027-12-31' }, escala)).toEqual({ left: 0, width: 1 })
    expect(lugarDe({ inicio: '2027-01-02', fim: '2027-01-02' }, escala)).toEqual({
      left: 1 / 365,
      width: 1 / 365,
    })
    expect(lugarDe({ inicio: '2026-12-20', fim: '2027-01-10' }, escala)).toEqual({ left: 0, width: 10 / 365 })
    expect(lugarDe({ inicio: '2027-12-31', fim: '2028-02-01' }, escala)).toEqual({
      left: 364 / 365,
      width: 1 / 365,
    })
    expect(lugarDe({ inicio: '2026-01-01', fim: '2026-12-31' }, escala)).toBeNull()
    expect(lugarDe({ inicio: '2028-01-01', fim: '2028-12-31' }, escala)).toBeNull()
  })
})

describe('lines between months', () => {
  it('stand on each first day but the first', () => {
    expect(riscosDe(escalaDe('2027-01', 2), 'red')).toBe(
      'linear-gradient(90deg, transparent 52.542%, red 52.542% calc(52.542% + 1px), transparent calc(52.542% + 1px))',
    )
    expect(riscosDe(escalaDe('2027-01', 1), 'red')).toBe('none')
  })
})

describe('what would cover each other', () => {
  const dias = (inicio: string, fim: string) => ({ inicio, fim })

  it('goes to another line, and back to the first one that is free', () => {
    const longa = dias('2027-01-01', '2027-01-20')
    const dentro = dias('2027-01-05', '2027-01-10')
    const depois = dias('2027-01-11', '2027-01-12')
    const empilhadas = empilha([depois, dentro, longa], 0)
    expect(empilhadas).toEqual([
      { coisa: longa, pista: 0 },
      { coisa: dentro, pista: 1 },
      { coisa: depois, pista: 1 },
    ])
    expect(pistasDe(empilhadas)).toBe(2)
  })

  it('counts the room of the words', () => {
    const perto = [dias('2027-01-01', '2027-01-02'), dias('2027-01-10', '2027-01-11')]
    expect(pistasDe(empilha(perto, 0))).toBe(1)
    expect(pistasDe(empilha(perto, 20))).toBe(2)
  })

  it('has one line when there is nothing', () => expect(pistasDe(empilha([], 0))).toBe(1))
})

describe('posts and months', () => {
  it('keep the order in which posts appear, with those that only have conflicts last', () => {
    const linha = (id: number, posto: string) => ({ id, nome: 'Ana', posto, faixas: [] })
    const conflito = {
      posto: 'C',
      inicio: '2027-01-01',
      fim: '2027-01-02',
      tipo: 'conflito',
      rotulo: '2 fora',
    } as const
    const postos = porPosto([linha(1, 'B'), linha(2, 'A'), linha(3, 'B')], [conflito])
    expect(postos.map(({ posto, linhas }) => [posto, linhas.map(({ id }) => id)])).toEqual([
      ['B', [1, 3]],
      ['A', [2]],
      ['C', []],
    ])
    expect(postos[2]?.conflitos).toEqual([conflito])
  })

  it('has what is of everybody before the posts', () => {
    const linhas = [{ id: 1, nome: 'Ana', posto: 'B', faixas: [] }]
    const todos = { inicio: '2027-01-01', fim: '2027-01-02', tipo: 'conflito', rotulo: '4 fora' } as const
    const nomes = (conflitos: Parameters<typeof porPosto>[1]) =>
      porPosto(linhas, conflitos, 'Todos').map(({ posto }) => posto)
    expect(nomes([{ ...todos, posto: 'Todos' }])).toEqual(['Todos', 'B'])
    expect(nomes([])).toEqual(['B'])
  })

  it('find what goes on in a month, also from the one before', () => {
    const coisas = [
      { inicio: '2027-02-10', fim: '2027-02-11' },
      { inicio: '2027-01-30', fim: '2027-02-01' },
      { inicio: '2027-03-01', fim: '2027-03-02' },
    ]
    expect(doMes(coisas, '2027-02').map(({ inicio }) => inicio)).toEqual(['2027-01-30', '2027-02-10'])
  })
})
