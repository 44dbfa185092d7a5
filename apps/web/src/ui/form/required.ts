import { get, type FieldError, type FieldValues } from 'react-hook-form'

const OBRIGATORIO = 'Campo obrigatório'

const isError = (node: unknown): node is FieldError =>
  typeof node === 'object' && node !== null && 'message' in node && typeof node.message === 'string'

/**
 * The errors of a form, where a field left empty is told that it is missing and not that its CPF, date or
 * e-mail is wrong: whatever the rule that failed, an empty answer failed it by being empty.
 */
export function sayRequired<E extends object>(errors: E, values: FieldValues): E {
  const visit = (node: unknown, path: string): unknown => {
    if (isError(node)) return isEmpty(get(values, path)) ? { ...node, message: OBRIGATORIO } : node
    if (Array.isArray(node)) return node.map((item, index) => visit(item, `${path}.${index}`))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, visit(child, path ? `${path}.${key}` : key)]),
    )
  }
  return visit(errors, '') as E
}

/** What an input gives when nothing is in it; an untouched checkbox is undefined and keeps its own words. */
const isEmpty = (value: unknown): boolean => value === '' || value === null
