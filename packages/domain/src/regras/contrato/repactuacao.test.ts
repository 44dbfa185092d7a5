import { describe, expect, it } from 'vitest'
import { prazosDePreco, precosAPedir, type FatosDoPreco } from './repactuacao.ts'

const HOJE = '2026-11-23'
const fatos = (mais: Partial<FatosDoPreco> = {}): FatosDoPreco => ({
  publico: true,
  porConvencao: true,
  dataProposta: '2025-03-10',
  dataBaseMes: 1,
  termino: '2027-09-30',
  reajustes: [],
  prorrogacoes: [],
  ...mais,
})
const um = (mais: Partial<FatosDoPreco> = {}, hoje = HOJE) =>
  prazosDePreco(fatos(mais), hoje).map(({ direito, desde, pedirAte, estado, preclusos }) => ({
    direito,
    desde,
    pedirAte,
    estado,
    preclusos,
  }))

describe('repricing of a contract with a public client', () => {
  it('Lei 14.133 art. 135 I and II, IN 5/2017 art. 55: labour from the data-base, inputs from the proposal', () => {
    expect(um()).toEqual([
      {
        direito: 'repactuacao',
        desde: '2026-01-01',
        pedirAte: '2027-09-30',
        estado: 'aberto',
        preclusos: [],
      },
      { direito: 'reajuste', desde: '2026-03-10', pedirAte: '2027-09-30', estado: 'aberto', preclusos: [] },
    ])
  })

  it('art. 135 II: the data-base is that of the agreement of the proposal, also of the year before', () => {
    expect(um({ dataBaseMes: 5 })[0]?.desde).toBe('2025-05-01')
    expect(um({ dataBaseMes: 3 })[0]?.desde).toBe('2026-03-01')
  })

  it('art. 135 § 3º: not before a year is over, to the day', () => {
    expect(um({}, '2025-12-31')[0]?.estado).toBe('por_vir')
    expect(um({}, '2026-01-01')[0]?.estado).toBe('aberto')
  })

  it('IN 5/2017 art. 56: the next one is a year after what the last one settled', () => {
    expect(um({ reajustes: ['2026-01-01'] })[0]).toMatchObject({ desde: '2027-01-01', estado: 'por_vir' })
    // Granted from a later day, it settles the year of that day, and not the next.
    expect(um({ reajustes: ['2026-08-01'] })[0]?.desde).toBe('2027-01-01')
    // One that is agreed for a day to come settles nothing yet.
    expect(um({ reajustes: ['2026-12-01'] })[0]?.desde).toBe('2026-01-01')
  })

  it('IN 5/2017 art. 57 § 7º: what was not asked for is lost when an extension is signed', () => {
    expect(um({ prorrogacoes: ['2026-02-20'] })[0]).toMatchObject({
      desde: '2027-01-01',
      estado: 'por_vir',
      preclusos: ['2026-01-01'],
    })
    // Signed before the year was over it takes nothing; nor does it take what was granted.
    expect(um({ prorrogacoes: ['2025-12-31'] })[0]).toMatchObject({ desde: '2026-01-01', preclusos: [] })
    expect(um({ reajustes: ['2026-01-01'], prorrogacoes: ['2026-02-20'] })[0]?.preclusos).toEqual([])
  })

  it('Lei 14.133 art. 131: asked for within the contract; the warning begins with those of its end', () => {
    const fim = (termino: string) => um({ termino })[0]?.estado
    expect(fim('2027-03-24')).toBe('aberto')
    expect(fim('2027-03-23')).toBe('urgente')
    expect(fim(HOJE)).toBe('urgente')
    expect(fim('2026-11-22')).toBe('precluso')
  })

  it('counts every year that nobody asked for as one right, since the oldest', () => {
    expect(um({ dataProposta: '2023-03-10' })[0]).toMatchObject({ desde: '2024-01-01', preclusos: [] })
    expect(um({ dataProposta: '2023-03-10', prorrogacoes: ['2025-06-01'] })[0]?.preclusos).toEqual([
      '2024-01-01',
      '2025-01-01',
    ])
  })

  it('art. 135 I: without labour of its own the whole price follows the index', () => {
    expect(um({ porConvencao: false }).map(({ direito }) => direito)).toEqual(['reajuste'])
  })
})

describe('a private client', () => {
  it('Lei 10.192/2001 art. 2º § 1º: a year apart, and nothing is lost', () => {
    expect(um({ publico: false, termino: HOJE, prorrogacoes: ['2026-06-01'] })).toEqual([
      { direito: 'repactuacao', desde: '2026-01-01', pedirAte: null, estado: 'aberto', preclusos: [] },
    ])
    expect(um({ publico: false, porConvencao: false })).toEqual([
      { direito: 'reajuste', desde: '2026-03-10', pedirAte: null, estado: 'aberto', preclusos: [] },
    ])
  })
})

it('every date explains itself', () => {
  expect(
    prazosDePreco(fatos({ reajustes: ['2026-01-01'] }), HOJE).map(({ memoria }) => memoria),
  ).toMatchSnapshot('public')
  expect(prazosDePreco(fatos({ publico: false }), HOJE).map(({ memoria }) => memoria)).toMatchSnapshot(
    'private',
  )
})

it('asks only for what may be asked for', () => {
  const prazos = prazosDePreco(fatos({ reajustes: ['2026-01-01'] }), HOJE)
  expect(precosAPedir(prazos).map(({ direito }) => direito)).toEqual(['reajuste'])
})
