/**
 * A reason not to start that the person at the terminal can act on. `main.ts` prints its message alone,
 * without a stack: the text must say what happened and what to do.
 */
export class FalhaDeInicio extends Error {
  override readonly name = 'FalhaDeInicio'
}

/** The code of a system error (`ENOSPC`, `EACCES`…), when it is one. */
export const errorCode = (erro: unknown): string | undefined =>
  erro instanceof Error && 'code' in erro && typeof erro.code === 'string' ? erro.code : undefined
