import { formatDate } from '../../../lib/format.ts'
import type { Option } from '../../form/inputs/option.ts'

/** Filter of a list as the form shows it. `filtro`, `de` and `ate` name filters of the list's declaration. */
export type FilterField =
  /** Select. */
  | {
      readonly kind: 'choice'
      readonly filtro: string
      readonly label: string
      readonly options: readonly Option[]
    }
  /** Multi-select. */
  | {
      readonly kind: 'several'
      readonly filtro: string
      readonly label: string
      readonly options: readonly Option[]
    }
  /** Combobox. */
  | {
      readonly kind: 'lookup'
      readonly filtro: string
      readonly label: string
      readonly options: readonly Option[]
      readonly loading?: boolean
      /** True where the options could not be read. */
      readonly failed?: boolean
    }
  /** One day, as that of which a list tells. */
  | { readonly kind: 'day'; readonly filtro: string; readonly label: string }
  /** Date range. */
  | { readonly kind: 'dates'; readonly de: string; readonly ate: string; readonly label: string }

/** Active filter in words, and the change that removes it. */
export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly without: Readonly<Record<string, ''>>
}

type Filtros = Readonly<Record<string, string>>

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => String(option.value) === value)?.label ?? '…'

function spanOf(de: string | undefined, ate: string | undefined): string {
  if (de && ate) return de === ate ? formatDate(de) : `${formatDate(de)} a ${formatDate(ate)}`
  return de ? `a partir de ${formatDate(de)}` : `até ${formatDate(ate)}`
}

function chipOf(field: FilterField, filtros: Filtros): FilterChip | null {
  if (field.kind === 'dates') {
    const { de, ate } = field
    if (!filtros[de] && !filtros[ate]) return null
    return {
      key: de,
      label: `${field.label}: ${spanOf(filtros[de], filtros[ate])}`,
      without: { [de]: '', [ate]: '' },
    }
  }
  const value = filtros[field.filtro]
  if (!value) return null
  const words = field.kind === 'several' ? value.split(',') : [value]
  const said = (word: string) => (field.kind === 'day' ? formatDate(word) : labelOf(field.options, word))
  const label = `${field.label}: ${words.map(said).join(', ')}`
  return { key: field.filtro, label, without: { [field.filtro]: '' } }
}

/** Chips of the active filters, in the order of their fields. */
export const chipsOf = (fields: readonly FilterField[], filtros: Filtros): FilterChip[] =>
  fields.flatMap((field) => chipOf(field, filtros) ?? [])

/** Adds or removes a code of a multi-select filter. */
export function toggleCode(value: string, code: string): string {
  const codes = value === '' ? [] : value.split(',')
  return (codes.includes(code) ? codes.filter((c) => c !== code) : [...codes, code]).join(',')
}

/** Tests for a complete date, or none; false while it is being typed. */
export const isWholeDay = (value: string): boolean => value === '' || /^[12]\d{3}-\d{2}-\d{2}$/.test(value)
