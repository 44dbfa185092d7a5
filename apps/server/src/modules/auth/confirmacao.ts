import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { confereSenha } from './senha.ts'
import { findHash } from './sessao.ts'
import { contarTentativa } from './tentativas.ts'

/**
 * Asks the signed-in person for the password again; failures count like those of a login, so that an open screen
 * is no place to guess. Throws with the message on the field that carried it.
 */
export async function conferirPropriaSenha(
  deps: Deps,
  request: RequestContext,
  campo: string,
  senha: string,
): Promise<void> {
  const { id: usuarioId } = request.ator
  const tentativa = await contarTentativa(deps, { usuarioId }, request)
  const hash = await findHash(deps.db, usuarioId)
  if (hash && (await confereSenha(senha, hash))) return tentativa.acertou()
  throw failure('validacao', { mensagem: 'Senha incorreta.', campos: { [campo]: 'Senha incorreta' } })
}
