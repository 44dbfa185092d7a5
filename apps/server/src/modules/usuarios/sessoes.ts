import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { encerrarSessoes } from '../auth/sessao.ts'

export async function requireUsuario(db: Db | Tx, id: number): Promise<void> {
  const achado = await db.selectFrom('usuario').select('id').where('id', '=', id).executeTakeFirst()
  if (!achado) throw failure('nao_encontrado')
}

/** Closes one session of a person, or all of them. */
export async function encerrarDoUsuario(
  { tx, agora }: UnitOfWork,
  { id: usuarioId, sessaoId }: { readonly id: number; readonly sessaoId?: string | undefined },
): Promise<{ sessoesEncerradas: number }> {
  await requireUsuario(tx, usuarioId)
  const quais = sessaoId === undefined ? { usuarioId } : { usuarioId, id: sessaoId }
  const sessoesEncerradas = await encerrarSessoes(tx, quais, agora)
  if (sessoesEncerradas === 0 && sessaoId !== undefined)
    throw failure('nao_encontrado', { mensagem: 'Esta sessão já terminou.' })
  return { sessoesEncerradas }
}
