import { ApiError } from '../api/api-error.ts'
import { temChavesDeAcesso } from './suporte.ts'

/** What was asked of the browser, and how long it took, both in milliseconds. */
export interface Cerimonia {
  readonly ato: 'criar' | 'usar'
  readonly dominio: string
  readonly espera: number
  readonly durou: number
}

const falha = (mensagem: string, acao: string): ApiError =>
  new ApiError({ status: 0, codigo: 'chave', mensagem, acao })

/** Browsers name what went wrong by the kind of their error, and say no more on purpose. */
export function falhaDaChave(error: unknown, { ato, dominio, espera, durou }: Cerimonia): ApiError {
  const nome = error instanceof Error ? error.name : ''
  if (!temChavesDeAcesso())
    return falha(
      'Este navegador não tem chaves de acesso.',
      'Use um código, ou abra o sistema num navegador atual, pelo endereço https da empresa.',
    )
  if (nome === 'SecurityError')
    return falha(
      'Chaves de acesso não funcionam no endereço em que o sistema está aberto.',
      `Abra o sistema por ${dominio} e tente de novo.`,
    )
  if (nome === 'InvalidStateError')
    return falha('Este aparelho já tem uma chave de acesso sua.', 'Use a que já existe, ou outro aparelho.')
  if (nome === 'ConstraintError' || nome === 'NotSupportedError')
    return falha(
      'Este aparelho não consegue confirmar que é você.',
      'Ligue nele o bloqueio de tela com digital, rosto ou PIN e tente de novo, ou use outro aparelho.',
    )
  if (nome !== 'NotAllowedError' && nome !== 'AbortError')
    return falha('O aparelho não respondeu.', 'Tente de novo. Se continuar, use outro aparelho.')
  // Giving up and letting time pass are the same error.
  if (durou >= espera) return falha('O tempo para confirmar no aparelho acabou.', 'Tente de novo.')
  return ato === 'criar'
    ? falha(
        'A chave de acesso não foi criada.',
        'Você cancelou a janela do navegador. Tente de novo quando quiser.',
      )
    : falha(
        'A chave de acesso não foi usada.',
        'Você cancelou, ou a chave não está neste aparelho. Tente de novo, ou confirme de outro jeito.',
      )
}
