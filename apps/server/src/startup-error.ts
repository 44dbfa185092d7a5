/**
 * A reason not to start that the person at the terminal can act on. `main.ts` prints its message alone,
 * without a stack: the text must say what happened and what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** The code of a system error (`ENOSPC`, `EACCES`…), when it is one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
