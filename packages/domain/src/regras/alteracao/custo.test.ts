import { describe, expect, it } from 'vitest'
import { custoDaAlteracao } from './custo.ts'

describe('what a change of pay costs', () => {
  const mudanca = {
    salarioAtualCentavos: 185_000,
    novoSalarioCentavos: 210_000,
    encargosPercentual: 70,
    pisoCentavos: null,
    salarioPrevistoCentavos: 220_000,
    precoDoPostoCentavos: null,
  }

  it('counts thirteen pays and the third of the vacations, with the charges', () => {
    expect(custoDaAlteracao(mudanca)).toEqual({
      ...mudanca,
      percentual: 13.51,
      diferencaMesCentavos: 25_000,
      // 25.000 × (12 + 1 + 1/3)
      diferencaAnoCentavos: 333_333,
      custoMesCentavos: 42_500,
      custoAnoCentavos: 566_667,
    })
  })

  it('is nothing without a raise', () => {
    const nada = { salarioAtualCentavos: 0, novoSalarioCentavos: 0, precoDoPostoCentavos: 5 }
    expect(custoDaAlteracao({ ...mudanca, ...nada })).toMatchObject({
      percentual: 0,
      custoAnoCentavos: 0,
      precoDoPostoCentavos: 5,
    })
  })
})
