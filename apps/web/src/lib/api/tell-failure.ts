import { notify } from '../notify.ts'
import { toApiError } from './api-error.ts'

/** Tells a failure in a toast, with what can be done about it. Giving up the password is none. */
export function tellFailure(failure: unknown): void {
  const { codigo, mensagem, acao } = toApiError(failure)
  if (codigo !== 'confirmar_senha') notify.error(mensagem, { description: acao })
}
