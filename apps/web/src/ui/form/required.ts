import { get, type FieldError, type FieldValues } from 'react-hook-form'
import { OBRIGATORIO } from './obrigatorio.ts'

const isError = (node: unknown): node is FieldError =>
  typeof node === 'object' && node !== null && 'message' in node && typeof node.message === 'string'

/** Replaces the errors of empty fields by "required": an empty CPF is missing, not invalid. */
export const sayRequired = <E extends object>(errors: E, values: FieldValues): E =>
  mapErrors(errors, (error, path) =>
    isEmpty(get(values, path)) ? { ...error, message: OBRIGATORIO } : error,
  )

/** Drops the errors of fields without an answer: until the form is sent they are missing, and nothing is wrong. */
export const onlyWrong = <E extends object>(errors: E, values: FieldValues): E =>
  mapErrors(errors, (error, path) => {
    const value: unknown = get(values, path)
    const hasNone = value === undefined || isEmpty(value) || (Array.isArray(value) && value.length === 0)
    return hasNone ? undefined : error
  })

/** Errors as `change` makes of each; those it drops leave no trace. */
function mapErrors<E extends object>(
  errors: E,
  change: (error: FieldError, path: string) => FieldError | undefined,
): E {
  const visit = (node: unknown, path: string): unknown => {
    if (isError(node)) return change(node, path)
    if (Array.isArray(node)) {
      const items = node.map((item, index) => visit(item, `${path}.${index}`))
      return items.some((item) => item !== undefined) ? items : undefined
    }
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node)
      .map(([key, child]) => [key, visit(child, path ? `${path}.${key}` : key)] as const)
      .filter(([, child]) => child !== undefined)
    return entries.length > 0 || path === '' ? Object.fromEntries(entries) : undefined
  }
  return visit(errors, '') as E
}

/** Empty value of an input; an untouched checkbox is undefined and keeps its own message. */
const isEmpty = (value: unknown): boolean => value === '' || value === null
