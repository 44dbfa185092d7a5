import { describe, expect, it } from 'vitest'
import { isDependenteElegivel, salarioFamilia } from './salario-familia.ts'
import { valeTransporte } from './vale-transporte.ts'

const vale = { salarioBaseCentavos: 185_000, dias: 22, passagensDia: 2, tarifaCentavos: 500 }
const familia = { remuneracaoCentavos: 185_000, dependentesElegiveis: 2, data: '2026-12-01' }

describe('benefits: every computation explains itself', () => {
  it('Lei 7.418/1985 art. 4º', () => {
    expect(valeTransporte(vale)).toMatchSnapshot()
  })

  it('Portaria MPS/MF 13/2026 art. 4º', () => {
    expect(salarioFamilia(familia)).toMatchSnapshot()
  })
})

describe('transport voucher', () => {
  it('takes another share and the days of a partial month as parameters', () => {
    expect(valeTransporte({ ...vale, percentual: 4 })?.descontoEmpregadoCentavos).toBe(7400)
    expect(valeTransporte({ ...vale, diasDoMes: 15 })?.descontoEmpregadoCentavos).toBe(5550)
    expect(valeTransporte({ ...vale, diasDoMes: 30 })?.descontoEmpregadoCentavos).toBe(11_100)
    expect(valeTransporte({ ...vale, diasDoMes: 31 })).toBeNull()
  })

  it('has no result for bad numbers', () => {
    for (const campo of Object.keys(vale)) expect(valeTransporte({ ...vale, [campo]: -1 })).toBeNull()
    expect(valeTransporte({ ...vale, percentual: 0.5 })).toBeNull()
    expect(valeTransporte({ ...vale, diasDoMes: -1 })).toBeNull()
  })
})

describe('salário-família', () => {
  it('Lei 8.213/1991 art. 66 and Decreto 3.048/1999 art. 88 II: until the end of the month of the 14 years, or invalid', () => {
    expect(isDependenteElegivel('2012-11-20', '2026-11-30')).toBe(true)
    expect(isDependenteElegivel('2012-11-20', '2026-12-01')).toBe(false)
    expect(isDependenteElegivel('2012-11-20', '2026-12-01', true)).toBe(true)
    expect(isDependenteElegivel('2012-02-29', '2026-02-28')).toBe(true)
    expect(isDependenteElegivel('2012-02-29', '2026-03-01')).toBe(false)
    expect(isDependenteElegivel('2026-11-20', '2026-11-20')).toBe(true)
    expect(isDependenteElegivel('2026-11-21', '2026-11-20', true)).toBe(false)
  })

  it('takes the rows of the company over the table of the law', () => {
    const tabela = [
      {
        desde: '2027-01-01',
        valor: { cotaCentavos: 7000, remuneracaoMaximaCentavos: 205_000 },
        fonte: 'Portaria',
      },
    ]
    expect(salarioFamilia({ ...familia, tabela })?.valorCentavos).toBe(13_508)
    expect(salarioFamilia({ ...familia, tabela, data: '2027-01-01' })?.valorCentavos).toBe(14_000)
  })

  it('has no result before the table nor for bad numbers', () => {
    expect(salarioFamilia({ ...familia, data: '2025-12-31' })).toBeNull()
    expect(salarioFamilia({ ...familia, remuneracaoCentavos: -1 })).toBeNull()
    expect(salarioFamilia({ ...familia, dependentesElegiveis: 0.5 })).toBeNull()
  })
})
