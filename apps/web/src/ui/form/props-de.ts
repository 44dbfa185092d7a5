import type { Campo, CampoNomeado } from '@rh/domain/campos/campo'
import { textosDosCodigos } from '@rh/domain/campos/opcoes'
import type { ReactNode } from 'react'
import { opcoesDe, type Option } from './inputs/option.ts'
import type { FieldProps } from './use-field.ts'

export interface NoForm {
  /** Path of the line that holds the field, in a list. */
  readonly em?: string | undefined
  /** With the short label, where its neighbours say the rest. */
  readonly curto?: boolean | undefined
  readonly cols?: number | undefined
  /** Hint of this form alone, in the place of the declared one. */
  readonly helper?: ReactNode
}

/** What every input takes of a declared field, for an input that is made by hand. */
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

/** The choices of a declared field, from its table of codes. */
export const opcoesDoCampo = (de: Campo): Option[] => opcoesDe(textosDosCodigos(de) ?? {})
