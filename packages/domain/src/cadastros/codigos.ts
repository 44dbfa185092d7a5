/** The codes of a table, in its order, for a zod enum. */
export const codigosDe = <C extends string>(tabela: Readonly<Record<C, unknown>>): [C, ...C[]] =>
  Object.keys(tabela) as [C, ...C[]]

export type Tabela<C extends string> = Readonly<Record<C, string>>
/** A code list: what is stored and sent → what a person reads. */
export const tabela = <const C extends string>(linhas: Tabela<C>): Tabela<C> => linhas
