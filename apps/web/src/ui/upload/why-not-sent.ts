import { toApiError } from '../../lib/api/api-error.ts'

const MUITAS_TENTATIVAS = 429

/** Why a file did not arrive, and what to do about it, in one text below it. */
export function whyNotSent(failure: unknown): string {
  const { mensagem, orientacao, campos } = toApiError(failure)
  return (campos['arquivo'] === undefined ? [mensagem, orientacao] : [campos['arquivo']])
    .filter(Boolean)
    .map((texto) => texto.replace(/[^.!?…]$/, '$&.'))
    .join(' ')
}

/** Whether the same file may arrive a moment later: the connection was lost, the server is busy or was asked too often. */
export function mayArriveLater(failure: unknown): boolean {
  const { status } = toApiError(failure)
  return status === 0 || status === MUITAS_TENTATIVAS || status >= 500
}
