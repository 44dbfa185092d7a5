import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { confereSenha } from './senha.ts'
import { findHash } from './sessao.ts'
import { countFailure, requireTentativaLivre } from './tentativas.ts'

/**
 * Asks the signed-in person for the password again; failures count like those of a login, so that an open screen
 * is no place to guess. Throws with the message on the field that carried it.
 */
export async function conferirPropriaSenha(
  { db, clock }: Deps,
  { ator, ip }: RequestContext,
  campo: string,
  senha: string,
): Promise<void> {
  const agora = clock.agora()
  await requireTentativaLivre(db, ator.usuario, ip, agora)
  const hash = await findHash(db, ator.id)
  if (hash && (await confereSenha(senha, hash))) return
  await countFailure(db, ator.usuario, ip, agora)
  throw failure('validacao', { mensagem: 'Senha incorreta.', campos: { [campo]: 'Senha incorreta' } })
}
