import { assert, integer, option, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devidoNosDias, reajustar, type QuemSeReajusta, type TermosDoReajuste } from './reajuste.ts'

const SEMANA = 44 * 60
const trecho = {
  versaoId: 1,
  vigencia: '2024-03-04',
  cargoId: 7,
  salarioCentavos: 200_000,
  minutosSemana: SEMANA,
}
const pessoa = (mais: Partial<QuemSeReajusta> = {}): QuemSeReajusta => ({
  admissao: '2024-03-04',
  desligamento: null,
  trechos: [trecho],
  afastado: false,
  emAviso: false,
  jaTeve: null,
  ...mais,
})
const termos = (mais: Partial<TermosDoReajuste> = {}): TermosDoReajuste => ({
  dataBase: '2027-01-01',
  percentual: 5,
  pisos: new Map(),
  folhaDesde: '2027-03-01',
  hoje: '2027-03-10',
  ...mais,
})

describe('the new pay', () => {
  it('is the percentage on the pay of the data-base, with what is owed since', () => {
    expect(reajustar(pessoa(), termos())).toEqual({
      excecao: null,
      avisos: [],
      vigencia: '2027-01-01',
      baseId: 1,
      deCentavos: 200_000,
      paraCentavos: 210_000,
      diferencaCentavos: 20_000,
    })
  })

  it('rounds half a centavo up', () => {
    const quem = pessoa({ trechos: [{ ...trecho, salarioCentavos: 200_010 }] })
    expect(reajustar(quem, termos()).paraCentavos).toBe(210_011)
  })

  it('is never under the floor, which follows a shorter week', () => {
    const comPiso = termos({ pisos: new Map([[7, 220_000]]) })
    expect(reajustar(pessoa(), comPiso)).toMatchObject({
      paraCentavos: 220_000,
      avisos: ['Sobe ao piso do cargo, acima do percentual.'],
    })
    const meia = pessoa({ trechos: [{ ...trecho, salarioCentavos: 100_000, minutosSemana: SEMANA / 2 }] })
    expect(reajustar(meia, comPiso).paraCentavos).toBe(110_000)
  })

  it('is owed nothing where the data-base is to come', () => {
    const vindoura = termos({ hoje: '2026-12-10', folhaDesde: '2027-01-01' })
    expect(reajustar(pessoa(), vindoura).diferencaCentavos).toBe(0)
  })

  it('reaches who is away and who is in notice, and says so', () => {
    const { excecao, avisos } = reajustar(pessoa({ afastado: true, emAviso: true }), termos())
    expect(excecao).toBeNull()
    expect(avisos.join()).toMatch(/471.*487 § 6º/)
  })
})

describe('who does not go with the others', () => {
  const codigoDe = (quem: QuemSeReajusta, com: TermosDoReajuste = termos()) => {
    const { excecao } = reajustar(quem, com)
    return excecao && [excecao.codigo, excecao.podeIncluir]
  }

  it('had it already, left, or has no new floor: nobody may put them in', () => {
    expect(codigoDe(pessoa({ jaTeve: 'CCT 2027' }))).toEqual(['ja_teve', false])
    expect(codigoDe(pessoa({ desligamento: '2027-03-09' }))).toEqual(['desligado', false])
    expect(codigoDe(pessoa({ desligamento: '2027-03-10' }))).toBeNull()
    const soPisos = termos({ percentual: null, pisos: new Map([[8, 300_000]]) })
    expect(codigoDe(pessoa(), soPisos)).toEqual(['sem_piso', false])
    expect(codigoDe(pessoa(), termos({ percentual: null, pisos: new Map([[7, 200_000]]) }))).toEqual([
      'sem_aumento',
      false,
    ])
  })

  it('lacks less than a real: readjusted before', () => {
    const piso = (valor: number) => termos({ percentual: null, pisos: new Map([[7, valor]]) })
    expect(codigoDe(pessoa(), piso(200_099))).toEqual(['diferenca_minima', true])
    expect(codigoDe(pessoa(), piso(200_100))).toBeNull()
  })

  it('changed since the data-base: the new pay follows, and the difference is of each stretch', () => {
    const depois = { ...trecho, versaoId: 2, vigencia: '2027-02-01', salarioCentavos: 300_000 }
    expect(reajustar(pessoa({ trechos: [trecho, depois] }), termos())).toMatchObject({
      excecao: { codigo: 'alteracao_posterior', podeIncluir: true },
      vigencia: '2027-02-02',
      baseId: 2,
      deCentavos: 300_000,
      paraCentavos: 315_000,
      diferencaCentavos: 10_000 + 15_000,
    })
    expect(codigoDe(pessoa({ trechos: [{ ...trecho, vigencia: '2027-01-01' }] }))?.[0]).toBe(
      'alteracao_posterior',
    )
  })

  it('came after the data-base: the floor alone, from the day after', () => {
    const nova = pessoa({ admissao: '2027-02-10', trechos: [{ ...trecho, vigencia: '2027-02-10' }] })
    expect(codigoDe(nova)).toEqual(['sem_aumento', false])
    expect(reajustar(nova, termos({ pisos: new Map([[7, 206_000]]) }))).toMatchObject({
      excecao: { codigo: 'admitido_depois', podeIncluir: true },
      vigencia: '2027-02-11',
      paraCentavos: 206_000,
      // 19 thirtieths of R$ 60,00.
      diferencaCentavos: 3800,
    })
  })

  it('left after the data-base: what is owed is of the days until then', () => {
    expect(reajustar(pessoa({ desligamento: '2027-01-15' }), termos()).diferencaCentavos).toBe(5000)
  })
})

it('owes whole months whole, and thirtieths of the others', () => {
  expect(devidoNosDias('2027-02-01', '2027-02-28', 3000)).toBe(3000)
  expect(devidoNosDias('2027-01-02', '2027-01-31', 3000)).toBe(3000)
  expect(devidoNosDias('2027-01-15', '2027-03-10', 3000)).toBe(1700 + 3000 + 1000)
  expect(devidoNosDias('2027-01-15', '2027-01-14', 3000)).toBe(0)
})

it('never reduces anybody, and never owes less than nothing', () => {
  assert(
    property(
      integer({ min: 1, max: 5_000_000 }),
      option(integer({ min: 0, max: 2000 })),
      integer({ min: 0, max: 5_000_000 }),
      (salarioCentavos, centesimos, piso) => {
        const quem = pessoa({ trechos: [{ ...trecho, salarioCentavos }] })
        const percentual = centesimos === null ? null : centesimos / 100
        const feito = reajustar(quem, termos({ percentual, pisos: new Map([[7, piso]]) }))
        expect(feito.paraCentavos).toBeGreaterThanOrEqual(Math.max(salarioCentavos, piso))
        expect(feito.diferencaCentavos).toBe(2 * (feito.paraCentavos - feito.deCentavos))
      },
    ),
  )
})
