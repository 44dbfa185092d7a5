/** What a promotion costs, in centavos; estimated with the company's own factor of charges. */
export interface SimulacaoDaPromocao {
  readonly salarioAtualCentavos: number
  readonly novoSalarioCentavos: number
  /** Raise in percent, with two decimals. */
  readonly percentual: number
  readonly diferencaMesCentavos: number
  /** Twelve months, the 13th and the third of the vacations. */
  readonly diferencaAnoCentavos: number
  readonly encargosPercentual: number
  readonly custoMesCentavos: number
  readonly custoAnoCentavos: number
  readonly pisoCentavos: number | null
  readonly salarioPrevistoCentavos: number
  /** What the client pays for the post, where the contract says. */
  readonly precoDoPostoCentavos: number | null
}

interface Base {
  readonly salarioAtualCentavos: number
  readonly novoSalarioCentavos: number
  readonly encargosPercentual: number
  readonly pisoCentavos: number | null
  readonly salarioPrevistoCentavos: number
  readonly precoDoPostoCentavos: number | null
}

/** Twelve pays, the 13th (Lei 4.090/1962) and the third of the vacations (CF art. 7º XVII). */
const PAGAS_POR_ANO = 12 + 1 + 1 / 3

export function simularPromocao(base: Base): SimulacaoDaPromocao {
  const { salarioAtualCentavos: atual, novoSalarioCentavos: novo, encargosPercentual } = base
  const diferenca = novo - atual
  const fator = 1 + encargosPercentual / 100
  return {
    ...base,
    percentual: atual === 0 ? 0 : Math.round((diferenca / atual) * 10_000) / 100,
    diferencaMesCentavos: diferenca,
    diferencaAnoCentavos: Math.round(diferenca * PAGAS_POR_ANO),
    custoMesCentavos: Math.round(diferenca * fator),
    custoAnoCentavos: Math.round(diferenca * PAGAS_POR_ANO * fator),
  }
}
