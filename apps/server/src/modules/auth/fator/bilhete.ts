import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { isoDe } from '../../../clock.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'

// A ticket joins two steps: what was shown in the first is believed in the second. It opens nothing by itself.

/** What a ticket is for: one kind is never taken for another. */
export type Uso = 'entrar' | 'cadastrar' | 'conta' | 'chave' | 'confirmar'

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
  /** The session to which it belongs; null before there is one. */
  readonly sessaoId: string | null
  readonly segredo?: Uint8Array
  /** SHA-256 of the challenge that is to be signed. */
  readonly desafio?: Uint8Array
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
  /** SHA-256 of the challenge; of this try alone, whatever comes of it. */
  readonly desafio: Uint8Array | null
  /** How many more times it may be tried. */
  readonly restam: number
}

const valido = (bilhete: string, uso: Uso, { dispositivo, ator }: RequestContext, agora: Temporal.Instant) =>
  sql<boolean>`resumo = ${resumoDe(bilhete)} and uso = ${uso} and expira_em > ${isoDe(agora)}
    and tentativas < ${TENTATIVAS} and dispositivo is not distinct from ${dispositivo?.hash ?? null}::bytea
    and sessao_id is not distinct from ${(ator as RequestContext['ator'] | null)?.sessaoId ?? null}::uuid`

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
  // Locked as it is read: of two at the same moment the other one finds no challenge any more.
  const linha = await db
    .with('antes', (qb) =>
      qb
        .selectFrom('bilheteDeFator')
        .select(['resumo', 'desafio'])
        .where(valido(bilhete, uso, request, agora))
        .forUpdate(),
    )
    .updateTable('bilheteDeFator as b')
    .from('antes')
    .set({ tentativas: sql`b.tentativas + 1`, desafio: null })
    .whereRef('b.resumo', '=', 'antes.resumo')
    .returning(['b.usuarioId', 'b.segredo', 'b.tentativas', 'antes.desafio'])
    .executeTakeFirst()
  if (!linha) throw failure('bilhete_vencido')
  const { tentativas, ...aberto } = linha
  return { ...aberto, restam: TENTATIVAS - tentativas }
}

/** Puts a challenge on a ticket, in place of any other. Throws `bilhete_vencido`. */
export async function desafiar(
  db: Db,
  { bilhete, uso, desafio }: { readonly bilhete: string; readonly uso: Uso; readonly desafio: Uint8Array },
  request: RequestContext,
  agora: Temporal.Instant,
): Promise<void> {
  const posto = await db
    .updateTable('bilheteDeFator')
    .set({ desafio })
    .where(valido(bilhete, uso, request, agora))
    .returning('usuarioId')
    .executeTakeFirst()
  if (!posto) throw failure('bilhete_vencido')
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

/** Takes away a person's tickets, but for those of one session: what was begun under another state of things is over. */
export const rasgarBilhetes = (db: Db | Tx, usuarioId: number, menosDaSessao: string | null = null) =>
  db
    .deleteFrom('bilheteDeFator')
    .where('usuarioId', '=', usuarioId)
    .where(
      sql<boolean>`(${menosDaSessao}::uuid is null or sessao_id is distinct from ${menosDaSessao}::uuid)`,
    )
    .execute()
