// What a person typed into a form, and nothing of its schemas: a page that only shows it stays light.

type Escalar = string | number | boolean | null
/** One line of a list, as it was typed. */
export type LinhaDigitada = Readonly<Record<string, Escalar | undefined>>
/** A field as it was typed: right, wrong or half done. */
export type Digitado = Escalar | readonly LinhaDigitada[]
/** The fields of one sheet: a step, or the whole of a form without steps. */
export type FolhaDigitada = Readonly<Record<string, Digitado | undefined>>

/** The de→para of one field. */
export interface MudancaDeCampo {
  readonly campo: string
  readonly de: Digitado
  readonly para: Digitado
}
/** The de→para of one field of a form with steps. */
export interface Mudanca extends MudancaDeCampo {
  readonly etapa: string
}

export const comoLinhas = (valor: Digitado | undefined): readonly LinhaDigitada[] =>
  Array.isArray(valor) ? (valor as readonly LinhaDigitada[]) : []

export const isVazio = (valor: Digitado | undefined): boolean =>
  valor === undefined || valor === null || valor === ''

/** Normalised lists that are equal are equal text. */
export const isIgual = (um: Digitado, outro: Digitado): boolean =>
  um === outro || (Array.isArray(um) && Array.isArray(outro) && JSON.stringify(um) === JSON.stringify(outro))
