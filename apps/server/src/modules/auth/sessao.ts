import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { umPorVezDaPessoa } from '../../db/uma-pessoa.ts'
import { isoDe } from '../../clock.ts'
import { redeDe } from './conhecidos.ts'
import { rasgarBilhetes } from './fator/bilhete.ts'

export interface NovaSessao {
  readonly usuarioId: number
  readonly expira: Temporal.Instant
  readonly ip: string
  readonly agente: string
  /** SHA-256 of the browser's mark. */
  readonly dispositivo: Uint8Array | null
  /** The session of the tab that opened it, in another tab of the same browser. */
  readonly deId?: string
  /** Opened by the sealed code of the emergency access. */
  readonly emergencia?: true
}

export async function abrirSessao(
  db: Db | Tx,
  { expira, ...nova }: NovaSessao,
  agora: Temporal.Instant,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('sessao')
    .values({
      id,
      ...nova,
      rede: redeDe(nova.ip),
      criadaEm: isoDe(agora),
      expiraEm: isoDe(expira),
    })
    .execute()
  return id
}

/** What was shown to open a session: the password of this hash, or another session. */
export type Mostrado = { readonly senhaHash: string } | { readonly daSessao: string }

/**
 * Opens a session while what was shown for it holds: whoever changes the password at this moment, or ends all sessions, is
 * waited for. Null where it holds no more.
 */
export const abrirEnquantoVale = (
  db: Db,
  mostrado: Mostrado,
  nova: NovaSessao,
  agora: Temporal.Instant,
): Promise<string | null> =>
  'senhaHash' in mostrado
    ? abrirComSenha(db, mostrado.senhaHash, nova, agora)
    : db.transaction().execute(async (tx) => {
        await tx.selectFrom('usuario').select('id').where('id', '=', nova.usuarioId).forShare().execute()
        return (await isAberta(tx, mostrado.daSessao, agora)) ? abrirSessao(tx, nova, agora) : null
      })

/** In one statement: the row that it waits for is looked at anew where somebody changed it. */
async function abrirComSenha(
  db: Db,
  senhaHash: string,
  { usuarioId, expira, ip, agente, dispositivo }: NovaSessao,
  agora: Temporal.Instant,
): Promise<string | null> {
  const id = randomUUID()
  const { numAffectedRows } = await sql`${prepared}
    insert into sessao (id, usuario_id, criada_em, expira_em, ip, agente, rede, dispositivo)
    select ${id}::uuid, u.id, ${isoDe(agora)}::timestamptz, ${isoDe(expira)}::timestamptz, ${ip}, ${agente},
           ${redeDe(ip)}, ${dispositivo}::bytea
      from usuario u where u.id = ${usuarioId} and u.senha_hash = ${senhaHash}
       for share`.execute(db)
  return numAffectedRows === 1n ? id : null
}

async function isAberta(tx: Tx, id: string, agora: Temporal.Instant): Promise<boolean> {
  const aberta = await tx
    .selectFrom('sessao')
    .select('id')
    .where('id', '=', id)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', isoDe(agora))
    .executeTakeFirst()
  return aberta !== undefined
}

/** Sessions of one person to close: one of them with the tabs that it let in, all of them, or all but one. */
export interface QuaisSessoes {
  readonly usuarioId: number
  readonly id?: string
  readonly exceto?: string
}

/**
 * Closes open sessions and answers how many. Every way out goes through here or through an expiry; the database
 * tells the connected screens (trigger `avisar` of `sessao`). With all of a person's sessions, which are closed in a
 * transaction, ends what was begun to open another one, or in one that is closed.
 */
export async function encerrarSessoes(
  db: Db | Tx,
  { usuarioId, id, exceto }: QuaisSessoes,
  agora: Temporal.Instant,
): Promise<number> {
  const em = isoDe(agora)
  if (id === undefined) {
    // Whoever opens one just now comes first, and is seen below; who comes after sees that it does not hold any more.
    await umPorVezDaPessoa(db, usuarioId)
    await rasgarBilhetes(db, usuarioId, exceto)
  }
  const { numUpdatedRows } = await db
    .updateTable('sessao')
    .set({ encerradaEm: em })
    .where('usuarioId', '=', usuarioId)
    .where('encerradaEm', 'is', null)
    .where('expiraEm', '>', em)
    .$if(id !== undefined, (qb) =>
      qb.where((eb) => eb.or([eb('id', '=', id ?? ''), eb('deId', '=', id ?? '')])),
    )
    .$if(exceto !== undefined, (qb) => qb.where('id', '<>', exceto ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function confirmarSessao(db: Db, sessaoId: string, ate: Temporal.Instant): Promise<void> {
  await db
    .updateTable('sessao')
    .set({ confirmadaAte: isoDe(ate) })
    .where('id', '=', sessaoId)
    .execute()
}
