interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/**
 * What is logged of an error, and of those that it stands for. Messages of the database quote values: only the code and
 * the frames are kept.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, stack = '', cause } = error
  const { code } = error as { code?: string }
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return {
    type: name,
    message: code ?? name,
    stack: stack
      .split('\n')
      .filter((linha) => linha.startsWith('    at '))
      .join('\n'),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
    ...(errors.length > 0 && { errors: errors.map(errorForLog) }),
  }
}
