import { toApiError, type ApiError } from './api-error.ts'
import { emFrase } from './em-frase.ts'

/** What happened and what to do about it, where there is one place for both. */
export function ditaDe(failure: unknown): string {
  const { mensagem, orientacao } = toApiError(failure)
  return [mensagem, orientacao].filter(Boolean).map(emFrase).join(' ')
}

/** What to do about it in a dialog over a page: what it was about is gone, and no address is to be checked. */
export const orientacaoNoDialogo = ({ codigo, orientacao }: ApiError): string =>
  codigo === 'nao_encontrado'
    ? 'Foi excluído, ou não está mais ao seu alcance. Copie o que ainda precisar e feche.'
    : orientacao
