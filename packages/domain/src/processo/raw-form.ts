// What a person typed into a form, and nothing of its schemas: a page that only shows it stays light.

type Escalar = string | number | boolean | null
/** Raw line of a list. */
export type RawRow = Readonly<Record<string, Escalar | undefined>>
/** Raw value of a field: valid, invalid or half typed. */
export type RawValue = Escalar | readonly RawRow[]
/** Raw fields of one sheet: a step, or a whole form without steps. */
export type RawSheet = Readonly<Record<string, RawValue | undefined>>

/** Change of one field. */
export interface MudancaDeCampo {
  readonly campo: string
  readonly de: RawValue
  readonly para: RawValue
}
/** Change of one field of a form with steps. */
export interface Mudanca extends MudancaDeCampo {
  readonly etapa: string
}

export const asRows = (valor: RawValue | undefined): readonly RawRow[] =>
  Array.isArray(valor) ? (valor as readonly RawRow[]) : []

export const isVazio = (valor: RawValue | undefined): boolean =>
  valor === undefined || valor === null || valor === ''

/** Compares normalized values; equal lists serialize equally. */
export const isIgual = (um: RawValue, outro: RawValue): boolean =>
  um === outro || (Array.isArray(um) && Array.isArray(outro) && JSON.stringify(um) === JSON.stringify(outro))
