import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { AuthDeps } from './iniciar.ts'
import { abrirEnquantoVale } from './sessao.ts'

/**
 * Opens a session for another tab of the same browser: it ends when the one it comes from ends, and does not have its
 * confirmed password. Throws 403 where the company forbids it, and 401 for a session that is over.
 */
export async function abrirOutraAba(deps: AuthDeps, { ator, ip, agente }: RequestContext) {
  const { db, clock, config, tokens } = deps
  if (!config.sessaoEntreAbas) throw failure('sem_permissao')
  const agora = clock.agora()
  const desta = await findRaiz(db, ator.sessaoId)
  if (!desta) throw failure('sessao_expirada')
  const expira = Temporal.Instant.from(desta.expiraEm)
  const nova = { usuarioId: ator.id, expira, ip, agente, dispositivo: desta.dispositivo, deId: desta.raiz }
  const sessaoId = await abrirEnquantoVale(db, { daSessao: ator.sessaoId }, nova, agora)
  if (sessaoId === null) throw failure('sessao_expirada')
  return { accessToken: await tokens.emitir(sessaoId, ator.id, agora, expira) }
}

/** The session, and the one that somebody signed in to: tabs of tabs hang on that one. */
async function findRaiz(db: Db, id: string) {
  const linha = await db
    .selectFrom('sessao')
    .select(['expiraEm', 'dispositivo', 'deId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return linha && { ...linha, raiz: linha.deId ?? id }
}
