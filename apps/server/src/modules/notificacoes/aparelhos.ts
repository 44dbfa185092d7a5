import type { Assinatura } from '@rh/domain/contract/avisos'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { aparelhoDe } from '../conta/aparelho.ts'
import { DestinoRecusado, resolverDestino } from '../webhooks/destino.ts'

/** More browsers than a person has: the one that was silent for longest makes room. */
const MAXIMO = 10

/** Browsers that the person gets messages in, the newest first. */
export async function listAparelhos(db: Db, { id }: Ator) {
  const linhas = await db
    .selectFrom('pushAparelho')
    .select(['id', 'agente', 'criadoEm', 'usadoEm'])
    .where('usuarioId', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return linhas.map(({ agente, ...linha }) => ({ ...linha, aparelho: aparelhoDe(agente) }))
}

/** Refuses the address of a message service that is not on the internet. */
export async function requireDestino(endpoint: string, internos: readonly string[]): Promise<void> {
  await resolverDestino(endpoint, internos).catch((error: unknown) => {
    if (!(error instanceof DestinoRecusado)) throw error
    throw failure('validacao', { campos: { endpoint: error.message } })
  })
}

/** Keeps a browser for the person; one that was somebody else's is theirs from now on. */
export async function ativarAparelho(
  { tx, agora }: UnitOfWork,
  { ator, agente }: Pick<RequestContext, 'ator' | 'agente'>,
  { endpoint, keys: { p256dh, auth } }: Assinatura,
): Promise<number> {
  const dados = { usuarioId: ator.id, p256dh, auth, agente, criadoEm: isoDe(agora), falhandoDesde: null }
  const { id } = await tx
    .insertInto('pushAparelho')
    .values({ endpoint, ...dados })
    .onConflict((conflito) => conflito.column('endpoint').doUpdateSet(dados))
    .returning('id')
    .executeTakeFirstOrThrow()
  const demais = tx
    .selectFrom('pushAparelho')
    .select('id')
    .where('usuarioId', '=', ator.id)
    .where('id', '<>', id)
    .orderBy('usadoEm', (ordem) => ordem.desc().nullsLast())
    .orderBy('id', 'desc')
    .offset(MAXIMO - 1)
  await tx.deleteFrom('pushAparelho').where('id', 'in', demais).execute()
  return id
}

/** Forgets one of the person's own browsers. */
export async function desativarAparelho({ tx }: UnitOfWork, ator: Ator, id: number): Promise<void> {
  const tirado = await tx
    .deleteFrom('pushAparelho')
    .where('id', '=', id)
    .where('usuarioId', '=', ator.id)
    .returning('id')
    .executeTakeFirst()
  if (!tirado) throw failure('nao_encontrado')
}
