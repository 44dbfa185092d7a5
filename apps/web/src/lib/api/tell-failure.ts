import { notify } from '../notify.ts'
import { SEM_CORPO, toApiError } from './api-error.ts'
import { emFrase } from './em-frase.ts'

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

/**
 * Tells a failure in a toast: what happened, what is wrong with what was sent, and what can be done about it. Giving up
 * the password is none.
 */
export function tellFailure(failure: unknown): void {
  const error = toApiError(failure)
  if (error.codigo === 'confirmar_senha') return
  notify.error([error.mensagem, ...error.achados].map(emFrase).join(' '), {
    description: error.orientacao,
    // What has no body was told as it came: the same message, now with what can be done.
    ...(error.codigo === 'sem_corpo' && { id: SEM_CORPO }),
  })
}
