/** The codes of a table, in its order, for a zod enum. */
export const codigosDe = <C extends string>(tabela: Readonly<Record<C, unknown>>): [C, ...C[]] =>
  Object.keys(tabela) as [C, ...C[]]

/** A code list as columns and filters of a list say it. */
export const rotulosDe = (
  tabela: Readonly<Record<string, string>>,
): Readonly<Record<string, { readonly label: string }>> =>
  Object.fromEntries(Object.entries(tabela).map(([codigo, label]) => [codigo, { label }]))

export type Tabela<C extends string> = Readonly<Record<C, string>>
/** A code list: what is stored and sent → what a person reads. */
export const tabela = <const C extends string>(linhas: Tabela<C>): Tabela<C> => linhas
