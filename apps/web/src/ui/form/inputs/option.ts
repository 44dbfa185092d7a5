/** One choice: what is kept, what is shown, and a second line that tells equal names apart. */
export interface Option {
  readonly value: string | number
  readonly label: string
  readonly detail?: string | undefined
  readonly disabled?: boolean | undefined
  /** Under which heading it stands, where choices are many. */
  readonly grupo?: string | undefined
  /** Other words by which it is found; nobody sees them. */
  readonly palavras?: string | undefined
}

/** The choices of a table of codes. */
export const opcoesDe = (tabela: Readonly<Record<string, string>>) =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))
