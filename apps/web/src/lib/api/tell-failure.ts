import { notify } from '../notify.ts'
import { toApiError } from './api-error.ts'

/** Tells that something failed once the page that would have said it was left. */
export function tellLateFailure(failure: unknown): void {
  const { codigo, mensagem } = toApiError(failure)
  if (codigo === 'confirmar_senha' || codigo === 'sessao_expirada') return
  notify.error('O que você enviou antes de sair da página não foi confirmado.', {
    // Told once, whoever else would.
    id: 'saiu-antes',
    description: `${mensagem} Volte à página e confira.`,
  })
}

/** Tells a failure in a toast, with what can be done about it. Giving up the password is none. */
export function tellFailure(failure: unknown): void {
  const { codigo, mensagem, acao } = toApiError(failure)
  if (codigo !== 'confirmar_senha') notify.error(mensagem, { description: acao })
}
