// Ids that the database gave to rows that were inserted together.

export type Ids<N extends string> = Readonly<Record<N, number>>

export const nomesDe = <N extends string>(tabela: Readonly<Record<N, unknown>>): N[] =>
  Object.keys(tabela) as N[]

/** Ids in the order of the inserted rows: an identity column counts them up one by one. */
export const emOrdem = (linhas: readonly { readonly id: number }[]): number[] =>
  linhas.map(({ id }) => id).toSorted((a, b) => a - b)

export const porNome = <N extends string>(
  nomes: readonly N[],
  linhas: readonly { readonly id: number }[],
): Ids<N> => {
  const ids = emOrdem(linhas)
  return Object.fromEntries(nomes.map((nome, i) => [nome, ids[i]])) as Ids<N>
}
