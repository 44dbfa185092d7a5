import { ECDH } from 'node:crypto'
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

/**
 * Refuses the address of a message service that is not on the internet, and a key that nothing can be encrypted for. One
 * answer for every address: nobody learns from it which names the network of the company knows.
 */
export async function requireDestino(
  { endpoint, keys }: Assinatura,
  internos: readonly string[],
): Promise<void> {
  if (!isPonto(keys.p256dh)) throw failure('validacao', { campos: { 'keys.p256dh': 'Chave inválida' } })
  await resolverDestino(endpoint, internos).catch((error: unknown) => {
    if (!(error instanceof DestinoRecusado)) throw error
    throw failure('validacao', { campos: { endpoint: 'Este não é um serviço de mensagens da internet' } })
  })
}

/** Whether the bytes are a point of the curve. */
function isPonto(chave: string): boolean {
  try {
    ECDH.convertKey(chave, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
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
  // What was on its way to whoever used it before.
  await tx.deleteFrom('pushEntrega').where('aparelhoId', '=', id).execute()
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
