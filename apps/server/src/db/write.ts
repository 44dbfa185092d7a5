import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestContext } from '../http/ator.ts'
import { failure } from '../http/failure.ts'
import type { Clock } from '../clock.ts'
import { errorCode } from '../startup-error.ts'
import type { Db, Tx } from './db.ts'
import { prepared } from './prepared.ts'

/** Unit of work of one write: its transaction, its moment, and hooks that run at its end and after the commit. */
export interface UnitOfWork {
  readonly tx: Tx
  readonly agora: Temporal.Instant
  /** Runs at the end of the transaction, once for each name: what is worked out from all that was written. */
  readonly noFim: (nome: string, acao: () => Promise<void>) => void
  /** Runs after the commit only: alerts, sockets, files. */
  readonly depois: (acao: () => void) => void
}

interface Meios {
  readonly db: Db
  readonly clock: Clock
}
type Run<R> = (work: UnitOfWork) => Promise<R>

interface Signature {
  readonly usuarioId: number | null
  readonly ip: string
  readonly requisicao: string
}

/** What sets user, address and request for the audit triggers, for this transaction only. */
const signature = ({ usuarioId, ip, requisicao }: Signature) =>
  sql`set_config('rh.usuario', ${String(usuarioId ?? '')}, true),
      set_config('rh.ip', ${ip}, true),
      set_config('rh.requisicao', ${requisicao}, true)`

/** Signs before the first statement of the write. */
const signed =
  <R>(quem: Signature, run: Run<R>): Run<R> =>
  async (work) => {
    await sql`${prepared} select ${signature(quem)}`.execute(work.tx)
    return run(work)
  }

const hashDe = (corpo: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(corpo) ?? '')
    .digest('hex')

/**
 * Runs a write in one transaction, signed for the audit trail and idempotent by `Idempotency-Key`. A second request
 * with the same key waits for the first and gets its response; key and response are rows of the same transaction, so a
 * crash loses both or neither.
 */
export function write<R>(meios: Meios, request: RequestContext, run: Run<R>): Promise<R> {
  const { ip, requisicao, chave } = request
  // A public call has no person behind it.
  const quem = { usuarioId: (request.ator as RequestContext['ator'] | null)?.id ?? null, ip, requisicao }
  const runAndTell = async (work: UnitOfWork): Promise<R> => {
    const feito = await run(work)
    await request.noFimDaEscrita?.(work, feito)
    return feito
  }
  return inTransaction(
    meios,
    chave === null
      ? signed(quem, runAndTell)
      : (work) => oncePerKey(work.tx, { request, chave, quem }, () => runAndTell(work)),
  )
}

/**
 * Runs a write like `write`, and composes the response with `responder` after the commit, when no lock is held. Only
 * the write's own small result is stored with the idempotency key; a repeated request gets the response of that moment.
 */
export const writeAndReply = async <W, R>(
  meios: Meios,
  request: RequestContext,
  run: Run<W>,
  responder: (feito: W) => Promise<R>,
): Promise<R> => responder(await write(meios, request, run))

/** Runs a write of the system: the audit trail names the task instead of a user. */
export const writeAsSystem = <R>(meios: Meios, tarefa: string, run: Run<R>): Promise<R> =>
  inTransaction(meios, signed({ usuarioId: null, ip: '', requisicao: tarefa }, run))

/** Runs a write of the system on behalf of a user who requested it earlier: the audit trail names both. */
export const writeAs = <R>(
  meios: Meios,
  { tarefa, usuarioId }: { readonly tarefa: string; readonly usuarioId: number },
  run: Run<R>,
): Promise<R> => inTransaction(meios, signed({ usuarioId, ip: '', requisicao: tarefa }, run))

/** SQLSTATE of a transaction that the database ended for the sake of another one: of it nothing is left. */
const ROLLED_BACK = /^40(?:001|P01)$/

/** Runs a write once more where it and another one waited for each other: by then the other one is over. */
async function inTransaction<R>(meios: Meios, run: Run<R>): Promise<R> {
  try {
    return await oneTransaction(meios, run)
  } catch (error) {
    if (!ROLLED_BACK.test(errorCode(error) ?? '')) throw error
    return oneTransaction(meios, run)
  }
}

async function oneTransaction<R>({ db, clock }: Meios, run: Run<R>): Promise<R> {
  const depois: (() => void)[] = []
  const resposta = await db.transaction().execute(async (tx) => {
    const noFim = new Map<string, () => Promise<void>>()
    const feito = await run({
      tx,
      agora: clock.agora(),
      noFim: (nome, acao) => noFim.set(nome, acao),
      depois: (acao) => depois.push(acao),
    })
    for (const acao of noFim.values()) await acao()
    return feito
  })
  for (const acao of depois) acao()
  return resposta
}

interface ComChave {
  readonly request: RequestContext
  readonly chave: string
  readonly quem: Signature
}

async function oncePerKey<R>(tx: Tx, comChave: ComChave, run: () => Promise<R>): Promise<R> {
  const { request, chave } = comChave
  const corpoHash = hashDe(request.corpo)
  const daChave = sql<boolean>`usuario_id = ${request.ator.id} and chave = ${chave}`
  if (!(await takeKey(tx, comChave, corpoHash))) {
    const feita = await tx
      .selectFrom('idempotencia')
      .select(['chamada', 'corpoHash', 'resposta'])
      .where(daChave)
      .executeTakeFirstOrThrow()
    if (feita.chamada !== request.chamada || feita.corpoHash !== corpoHash) throw failure('chave_reutilizada')
    return feita.resposta as R
  }
  const resposta = await run()
  await tx
    .updateTable('idempotencia')
    .set({ resposta: JSON.stringify(resposta ?? null) })
    .where(daChave)
    .modifyEnd(prepared)
    .execute()
  return resposta
}

/** Lifetime of an idempotency key. */
const KEY_LIFETIME = '48 hours'
const SWEPT_PER_WRITE = 20

/**
 * Takes an idempotency key and signs in one round trip, or answers that the key was taken: then nothing is signed, since
 * nothing is written. The unique index makes a concurrent twin wait here until the first commits or rolls back. Each time a
 * few expired keys go, so that the table holds two days at most; never this one, whose answer is read next.
 */
async function takeKey(tx: Tx, { request, chave, quem }: ComChave, corpoHash: string): Promise<boolean> {
  const { id } = request.ator
  const { rows } = await sql`${prepared}
    with expired as (delete from idempotencia where ctid = any (array(
      select ctid from idempotencia
       where criada_em < now() - ${KEY_LIFETIME}::interval and (usuario_id, chave) <> (${id}, ${chave})
       order by criada_em limit ${SWEPT_PER_WRITE} for update skip locked)))
    insert into idempotencia (usuario_id, chave, chamada, corpo_hash)
    values (${id}, ${chave}, ${request.chamada}, ${corpoHash})
    on conflict do nothing returning ${signature(quem)}`.execute(tx)
  return rows.length > 0
}
