/** Process id in a body or query, named after the kind: `admissaoId`. */
export const idDoProcesso = (nome: string, partes: object): number =>
  // The contract of the kind has the key, as its schema was read.
  (partes as Readonly<Record<string, number>>)[`${nome}Id`] ?? 0
