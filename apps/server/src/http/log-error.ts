interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/** An error, or what a library spread of one into a plain object: the queue emits those. */
type ErrorLike = Partial<Readonly<Record<'name' | 'code' | 'stack' | 'cause' | 'errors', unknown>>>

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'stack' in error

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * What is logged of an error, and of those that it stands for. Messages of the database quote values: only the code and
 * the frames are kept.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: '', stack: '' }
  const { name, stack, cause, code, errors } = error
  const type = textOf(name) ?? 'object'
  return {
    type,
    message: textOf(code) ?? type,
    stack: (textOf(stack) ?? '')
      .split('\n')
      .filter((linha) => linha.startsWith('    at '))
      .join('\n'),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
    ...(Array.isArray(errors) && errors.length > 0 && { errors: errors.map(errorForLog) }),
  }
}
