import type { Campo, CampoNomeado } from '@rh/domain/campos/campo'
import { textosDosCodigos } from '@rh/domain/campos/opcoes'
import type { ReactNode } from 'react'
import { opcoesDe, type Option } from './inputs/option.ts'
import type { FieldProps } from './use-field.ts'

export interface NoForm {
  /** Path of the list item that holds the field. */
  readonly em?: string | undefined
  /** Uses the short label, where the neighbouring fields give the context. */
  readonly curto?: boolean | undefined
  readonly cols?: number | undefined
  /** Hint for this form, instead of the declared one. */
  readonly helper?: ReactNode
}

/** Common input props of a declared field, for an input written by hand. */
export const propsDe = (
  de: CampoNomeado,
  { em, curto, cols, helper = de.ajuda }: NoForm = {},
): FieldProps => ({
  source: em === undefined ? de.nome : `${em}.${de.nome}`,
  label: curto ? (de.curto ?? de.label) : (de.pergunta ?? de.label),
  opcional: de.opcional === true,
  ...(cols !== undefined && { cols }),
  ...(helper !== undefined && { helper }),
})

/** Options of a declared field, from its code table. */
export const opcoesDoCampo = (de: Campo): Option[] => opcoesDe(textosDosCodigos(de) ?? {})
