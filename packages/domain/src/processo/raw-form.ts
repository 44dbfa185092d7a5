// What a person typed into a form, and nothing of its schemas: a page that only shows it stays light.

type Escalar = string | number | boolean | null
/** One line of a list, as it was typed. */
export type RawRow = Readonly<Record<string, Escalar | undefined>>
/** A field as it was typed: right, wrong or half done. */
export type RawValue = Escalar | readonly RawRow[]
/** The fields of one sheet: a step, or the whole of a form without steps. */
export type RawSheet = Readonly<Record<string, RawValue | undefined>>

/** The de→para of one field. */
export interface MudancaDeCampo {
  readonly campo: string
  readonly de: RawValue
  readonly para: RawValue
}
/** The de→para of one field of a form with steps. */
export interface Mudanca extends MudancaDeCampo {
  readonly etapa: string
}

export const asRows = (valor: RawValue | undefined): readonly RawRow[] =>
  Array.isArray(valor) ? (valor as readonly RawRow[]) : []

export const isVazio = (valor: RawValue | undefined): boolean =>
  valor === undefined || valor === null || valor === ''

/** Normalised lists that are equal are equal text. */
export const isIgual = (um: RawValue, outro: RawValue): boolean =>
  um === outro || (Array.isArray(um) && Array.isArray(outro) && JSON.stringify(um) === JSON.stringify(outro))
