import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestContext } from '../http/ator.ts'
import { falha } from '../http/falha.ts'
import type { Relogio } from '../relogio.ts'
import type { Db, Tx } from './db.ts'

/** A write under way: its transaction, its moment, and what to do once it is safe. */
export interface Escrita {
  readonly tx: Tx
  readonly agora: Temporal.Instant
  /** Runs after the commit only: alerts, sockets, files. */
  readonly depois: (acao: () => void) => void
}

interface Meios {
  readonly db: Db
  readonly relogio: Relogio
}
type Trabalho<R> = (escrita: Escrita) => Promise<R>

interface Assinatura {
  readonly usuarioId: number | null
  readonly ip: string
  readonly requisicao: string
}

/** Identifies who writes to the audit triggers, for this transaction only. */
async function assinar(tx: Tx, { usuarioId, ip, requisicao }: Assinatura): Promise<void> {
  await sql`select set_config('rh.usuario', ${String(usuarioId ?? '')}, true),
                   set_config('rh.ip', ${ip}, true),
                   set_config('rh.requisicao', ${requisicao}, true)`.execute(tx)
}

const hashDe = (corpo: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(corpo) ?? '')
    .digest('hex')

/**
 * Runs a write in one transaction, signed for the audit trail and done once per `Idempotency-Key`.
 *
 * A second send with the same key waits for the first to finish and gets its answer; the key and the answer
 * are rows of the same transaction, so a crash leaves both or neither. The same key with another body, or on
 * another call, is refused with `chave_reutilizada`.
 */
export function escrever<R>(meios: Meios, request: RequestContext, trabalho: Trabalho<R>): Promise<R> {
  const { ip, requisicao, chave } = request
  // A public call has no person behind it.
  const quem = { usuarioId: (request.ator as RequestContext['ator'] | null)?.id ?? null, ip, requisicao }
  return emTransacao(meios, quem, (escrita) =>
    chave === null ? trabalho(escrita) : umaVez(escrita.tx, request, chave, () => trabalho(escrita)),
  )
}

/**
 * The same for a write whose answer is read afterwards: `responder` composes it after the commit, when no lock is held
 * any more. Of the write only its own small result is kept with the key; a second send gets the answer of that moment.
 */
export const escreverEResponder = async <W, R>(
  meios: Meios,
  request: RequestContext,
  trabalho: Trabalho<W>,
  responder: (feito: W) => Promise<R>,
): Promise<R> => responder(await escrever(meios, request, trabalho))

/** A write of the system itself: the trail names the task in place of a person. */
export const escreverComoSistema = <R>(meios: Meios, tarefa: string, trabalho: Trabalho<R>): Promise<R> =>
  emTransacao(meios, { usuarioId: null, ip: '', requisicao: tarefa }, trabalho)

async function emTransacao<R>({ db, relogio }: Meios, quem: Assinatura, trabalho: Trabalho<R>): Promise<R> {
  const depois: (() => void)[] = []
  const resposta = await db.transaction().execute(async (tx) => {
    await assinar(tx, quem)
    return trabalho({ tx, agora: relogio.agora(), depois: (acao) => depois.push(acao) })
  })
  for (const acao of depois) acao()
  return resposta
}

async function umaVez<R>(
  tx: Tx,
  request: RequestContext,
  chave: string,
  trabalho: () => Promise<R>,
): Promise<R> {
  const quem = { usuarioId: request.ator.id, chave }
  const chamada = { chamada: request.chamada, corpoHash: hashDe(request.corpo) }
  // The unique index makes a concurrent twin wait here until the first commits or rolls back.
  const nova = await tx
    .insertInto('idempotencia')
    .values({ ...quem, ...chamada })
    .onConflict((oc) => oc.doNothing())
    .returning('chave')
    .executeTakeFirst()
  const daChave = (linha: { usuarioId: number; chave: string }) =>
    sql<boolean>`usuario_id = ${linha.usuarioId} and chave = ${linha.chave}`
  if (!nova) {
    const feita = await tx
      .selectFrom('idempotencia')
      .select(['chamada', 'corpoHash', 'resposta'])
      .where(daChave(quem))
      .executeTakeFirstOrThrow()
    if (feita.chamada !== chamada.chamada || feita.corpoHash !== chamada.corpoHash)
      throw falha('chave_reutilizada')
    return feita.resposta as R
  }
  await varrerChavesAntigas(tx)
  const resposta = await trabalho()
  await tx
    .updateTable('idempotencia')
    .set({ resposta: JSON.stringify(resposta ?? null) })
    .where(daChave(quem))
    .execute()
  return resposta
}

/** How long a key protects against a repeat. */
const GUARDA = '48 hours'
const VARRIDAS_POR_ESCRITA = 20

/** Each write sweeps a few keys that protect nothing any more, so that the table stays as small as two days. */
const varrerChavesAntigas = (tx: Tx) =>
  sql`delete from idempotencia where ctid = any (array(
    select ctid from idempotencia where criada_em < now() - ${GUARDA}::interval
     order by criada_em limit ${VARRIDAS_POR_ESCRITA} for update skip locked))`.execute(tx)
