/** The codes of a table, in its order, for a zod enum. */
export const codigosDe = <C extends string>(tabela: Readonly<Record<C, unknown>>): [C, ...C[]] =>
  Object.keys(tabela) as [C, ...C[]]
