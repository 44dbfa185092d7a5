/** A field as a draft holds it. */
export type Valor = Escalar | readonly LinhaLida[]
export type Escalar = string | number | boolean | null
/** One line of a list inside a step. */
export type LinhaLida = Readonly<Record<string, Escalar | undefined>>

/** The words of one process for its steps, fields and values: what the shared parts need; a flat form has no steps. */
export interface Rotulos {
  readonly etapa: (etapa: string) => string
  readonly campo: (etapa: string | undefined, campo: string) => string
  /** A value as people read it; empty for none. */
  readonly valor: (etapa: string | undefined, campo: string, valor: Valor) => string
}
