import type { SessaoAberta } from '@rh/domain/contract/conta'
import type { Db } from '../../db/db.ts'
import { isoDe } from '../../clock.ts'
import { aparelhoDe } from './aparelho.ts'

interface DeQuem {
  readonly usuarioId: number
  /** The session that asks, marked when it is among them. */
  readonly sessaoId: string
}

/** A person's open sessions, the newest first. */
export async function listSessoes(
  db: Db,
  { usuarioId, sessaoId }: DeQuem,
  agora: Temporal.Instant,
): Promise<SessaoAberta[]> {
  const linhas = await db
    .selectFrom('sessao')
    .select(['id', 'criadaEm as em', 'expiraEm', 'ip', 'agente', 'deId'])
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', isoDe(agora))
    .orderBy('criadaEm', 'desc')
    .limit(100)
    .execute()
  return linhas.map(({ agente, ...linha }) => ({
    ...linha,
    aparelho: aparelhoDe(agente),
    atual: linha.id === sessaoId,
  }))
}
