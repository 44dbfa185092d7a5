type Dados = Readonly<Record<string, unknown>>

interface Hoje {
  readonly atual: { readonly salarioCentavos?: number | undefined }
}

/** Whether the pay falls, which only the reversion of a function of trust allows (CLT art. 468 § 1º). */
export const pedeReversao = ({ salarioCentavos }: Dados, { atual }: Hoje): boolean =>
  typeof salarioCentavos === 'number' &&
  atual.salarioCentavos !== undefined &&
  salarioCentavos < atual.salarioCentavos

/** What is typed, without a reversion that was ticked for a lower pay and is not asked for this one. */
export function perguntados(dados: Dados, opcoes: Hoje): Dados {
  const { reversao: _reversao, ...outros } = dados
  return pedeReversao(dados, opcoes) ? dados : outros
}
