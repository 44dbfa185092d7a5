import { get, type FieldError, type FieldValues } from 'react-hook-form'

const OBRIGATORIO = 'Campo obrigatório'

const isError = (node: unknown): node is FieldError =>
  typeof node === 'object' && node !== null && 'message' in node && typeof node.message === 'string'

/** Replaces the errors of empty fields by "required": an empty CPF is missing, not invalid. */
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

/** Empty value of an input; an untouched checkbox is undefined and keeps its own message. */
const isEmpty = (value: unknown): boolean => value === '' || value === null
