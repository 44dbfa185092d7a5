import { ApiError } from '../../lib/api/api-error.ts'

/** Runs an action, and once more if it failed only for want of a confirmed password. */
export async function retryAfter<T>(action: () => Promise<T>, ask: () => Promise<boolean>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    const needsPassword = error instanceof ApiError && error.codigo === 'confirmar_senha'
    if (!needsPassword || !(await ask())) throw error
    return action()
  }
}
