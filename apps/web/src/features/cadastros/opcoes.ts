import type { Option } from '../../ui/form/inputs/option.ts'

/** A table of codes as the choices of a field. */
export const opcoesDe = (tabela: Readonly<Record<string, string>>): Option[] =>
  Object.entries(tabela).map(([value, label]) => ({ value, label }))

/** The same for codes that are numbers, as months. */
export const opcoesNumericas = (tabela: Readonly<Record<string, string>>): Option[] =>
  Object.entries(tabela)
    .map(([value, label]) => ({ value: Number(value), label }))
    .toSorted((a, b) => a.value - b.value)
