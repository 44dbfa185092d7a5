import { motivoSenhaFraca } from '@rh/domain/acesso/senha-fraca'
import type { Deps } from '../../deps.ts'
import { isDasMaisUsadas } from './vazadas/lista.ts'

const VAZADA =
  'Esta senha já apareceu em vazamentos de outros sites e é das primeiras a serem tentadas: escolha outra, como três ou quatro palavras que só você juntaria'

/**
 * Why a new password is refused, in words for the person, or null.
 * `contexto` holds what others know of the person: name, login, e-mail, company.
 */
export async function motivoSenhaRecusada(
  { senhaVazada }: Pick<Deps, 'senhaVazada'>,
  senha: string,
  contexto: readonly string[],
): Promise<string | null> {
  const fraca = motivoSenhaFraca(senha, contexto)
  if (fraca !== null) return fraca
  return (await isDasMaisUsadas(senha)) || (await senhaVazada(senha)) ? VAZADA : null
}
