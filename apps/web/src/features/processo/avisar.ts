import { toApiError } from '../../lib/api/api-error.ts'
import { notify } from '../../lib/notify.ts'

/** Shows a failure as a toast, where no dialog is open. */
export function avisar(error: unknown): void {
  const { mensagem, campos, acao, status } = toApiError(error)
  const say = status === 409 ? notify.warning : notify.error
  say([mensagem, ...Object.values(campos)].join(' '), { description: acao })
}
