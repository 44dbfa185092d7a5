import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { isoDe } from '../../../clock.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'

// A ticket joins two steps: what was shown in the first is believed in the second. It opens nothing by itself.

/** What a ticket is for: one kind is never taken for another. */
export type Uso = 'entrar' | 'cadastrar' | 'conta'

const VALIDADE_MINUTOS = 5
const TENTATIVAS = 5
const BYTES = 32
const SWEPT_PER_TICKET = 20

const resumoDe = (bilhete: string): Buffer => createHash('sha256').update(bilhete).digest()

interface Novo {
  readonly usuarioId: number
  readonly uso: Uso
  /** SHA-256 of the mark of the browser in which the second step happens. */
  readonly dispositivo: Uint8Array | null
  readonly segredo?: Uint8Array
}

/** Makes a ticket: the only time it is known. */
export async function emitirBilhete(db: Db | Tx, novo: Novo, agora: Temporal.Instant) {
  const bilhete = randomBytes(BYTES).toString('base64url')
  const expiraEm = isoDe(agora.add({ minutes: VALIDADE_MINUTOS }))
  await sql`delete from bilhete_de_fator where ctid = any (array(
    select ctid from bilhete_de_fator where expira_em < ${isoDe(agora)}
     order by expira_em limit ${SWEPT_PER_TICKET} for update skip locked))`.execute(db)
  await db
    .insertInto('bilheteDeFator')
    .values({ ...novo, resumo: resumoDe(bilhete), expiraEm })
    .execute()
  return { bilhete, expiraEm }
}

export interface Aberto {
  readonly usuarioId: number
  readonly segredo: Uint8Array | null
  /** How many more times it may be tried. */
  readonly restam: number
}

const valido = (bilhete: string, uso: Uso, { dispositivo }: RequestContext, agora: Temporal.Instant) =>
  sql<boolean>`resumo = ${resumoDe(bilhete)} and uso = ${uso} and expira_em > ${isoDe(agora)}
    and tentativas < ${TENTATIVAS} and dispositivo is not distinct from ${dispositivo?.hash ?? null}::bytea`

/** Whose ticket it is. Throws `bilhete_vencido` for one that is over, another browser's, or for something else. */
export async function donoDoBilhete(
  db: Db | Tx,
  bilhete: string,
  uso: Uso,
  request: RequestContext,
  agora: Temporal.Instant,
): Promise<number> {
  const linha = await db
    .selectFrom('bilheteDeFator')
    .select('usuarioId')
    .where(valido(bilhete, uso, request, agora))
    .executeTakeFirst()
  if (!linha) throw failure('bilhete_vencido')
  return linha.usuarioId
}

/** Opens a ticket, counting a try first: of a burst no more than so many come through. */
export async function tentarBilhete(
  db: Db,
  bilhete: string,
  uso: Uso,
  request: RequestContext,
  agora: Temporal.Instant,
): Promise<Aberto> {
  const linha = await db
    .updateTable('bilheteDeFator')
    .set({ tentativas: sql`tentativas + 1` })
    .where(valido(bilhete, uso, request, agora))
    .returning(['usuarioId', 'segredo', 'tentativas'])
    .executeTakeFirst()
  if (!linha) throw failure('bilhete_vencido')
  const { tentativas, ...aberto } = linha
  return { ...aberto, restam: TENTATIVAS - tentativas }
}

/** Uses a ticket up. Throws when it was: of two at the same moment one is the first. */
export async function gastarBilhete(tx: Tx, bilhete: string): Promise<void> {
  const gasto = await tx
    .deleteFrom('bilheteDeFator')
    .where('resumo', '=', resumoDe(bilhete))
    .returning('usuarioId')
    .executeTakeFirst()
  if (!gasto) throw failure('bilhete_vencido')
}

/** Takes away every ticket of a person: what was begun under another state of things is over. */
export const rasgarBilhetes = (tx: Tx, usuarioId: number) =>
  tx.deleteFrom('bilheteDeFator').where('usuarioId', '=', usuarioId).execute()
