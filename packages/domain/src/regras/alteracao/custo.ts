interface Mudanca {
  readonly salarioAtualCentavos: number
  readonly novoSalarioCentavos: number
  /** Employer's charges on the pay (register "Limites"). */
  readonly encargosPercentual: number
  /** Floor of the cargo; null where the agreement has none. */
  readonly pisoCentavos: number | null
  /** Pay that the contract with the client plans for the post. */
  readonly salarioPrevistoCentavos: number
  /** Monthly price of the post to the client; null where the contract does not say. */
  readonly precoDoPostoCentavos: number | null
}

/** Estimated cost of a change of pay, in centavos; negative where the pay falls. */
export interface CustoDaAlteracao extends Mudanca {
  /** Change in percent, with two decimals. */
  readonly percentual: number
  readonly diferencaMesCentavos: number
  /** Twelve months, the 13th and the third of the vacations. */
  readonly diferencaAnoCentavos: number
  readonly custoMesCentavos: number
  readonly custoAnoCentavos: number
}

/** Twelve pays, the 13th (Lei 4.090/1962) and the third of the vacations (CF art. 7º XVII). */
const PAGAS_POR_ANO = 12 + 1 + 1 / 3

/** Estimates what a change of pay costs a month and a year, with the charges. */
export function custoDaAlteracao(mudanca: Mudanca): CustoDaAlteracao {
  const { salarioAtualCentavos: atual, novoSalarioCentavos: novo, encargosPercentual } = mudanca
  const diferenca = novo - atual
  const fator = 1 + encargosPercentual / 100
  return {
    ...mudanca,
    percentual: atual === 0 ? 0 : Math.round((diferenca / atual) * 10_000) / 100,
    diferencaMesCentavos: diferenca,
    diferencaAnoCentavos: Math.round(diferenca * PAGAS_POR_ANO),
    custoMesCentavos: Math.round(diferenca * fator),
    custoAnoCentavos: Math.round(diferenca * PAGAS_POR_ANO * fator),
  }
}
