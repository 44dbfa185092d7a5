import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isoDe, type Clock } from '../clock.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Anchor, Entry, Restored } from './ancora.ts'
import type { KeyRing } from './chave.ts'
import { DIGEST, isSigned, signed, type Seal } from './selo.ts'

export interface SealMeans {
  readonly db: Db
  readonly clock: Clock
  readonly keys: KeyRing
  readonly anchor: Anchor
}

/** Any number, as long as every instance asks for the same: spells "rh" and "se". */
const LOCK = 0x72_68_73_65
/** Links of one seal, so that neither signing nor checking one takes long. */
const LINKS = 50_000
const POLL_MS = 50
/** How long to wait for writes under way; past it the next run seals them. */
const PATIENCE_MS = 20_000
const ANCHORED_AT_ONCE = 1_000

/** The trail, or its anchor, is not as it was left: nothing is sealed on top of it. */
export class BrokenTrail extends Error {}

/**
 * Seals every link that was written, and tells the anchor. A write under way holds numbers already that it may commit
 * later, below ones that are committed: sealed is only up to a number of which no such write is left.
 */
export async function sealTrail(means: SealMeans, patienceMs = PATIENCE_MS): Promise<number> {
  const until = await settledNumber(means.db, patienceMs)
  const made = until === null ? 0 : await sealUpTo(means, until)
  await tellAnchor(means)
  return made
}

/**
 * The newest number that was drawn, once all transactions that may have drawn one up to it are over; null when they
 * take too long. Whoever draws a link's number holds the trail's lock for writers by then, and lets it go once what it
 * wrote is seen: those that hold it after the counter was read are waited for, and nobody else.
 */
async function settledNumber(db: Db, patienceMs: number): Promise<number | null> {
  const counter = await sql<{ numero: number }>`
    select case when is_called then last_value else 0 end as numero from auditoria_id_seq`.execute(db)
  const before = await writers(db)
  const end = Date.now() + patienceMs
  for (let left = before; left.size > 0; left = before.intersection(await writers(db))) {
    if (Date.now() > end) return null
    await sleep(POLL_MS)
  }
  return counter.rows[0]?.numero ?? 0
}

/** Transactions that write to the trail. */
async function writers(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ quem: string }>`
    select virtualtransaction as quem from pg_locks
     where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
       and relation = 'public.auditoria'::regclass
       and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return new Set(rows.map(({ quem }) => quem))
}

async function sealUpTo(means: SealMeans, until: number): Promise<number> {
  for (let made = 0; ; made += 1) if (!(await sealNext(means, until))) return made
}

/** One seal in a transaction of its own. False when nothing was left. */
const sealNext = ({ db, clock, keys }: SealMeans, until: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const last = await newestSeal(tx)
    if (last && isSigned(last, keys) === false)
      throw new BrokenTrail(`A assinatura do selo ${last.numero} não confere.`)
    const de = last?.ate ?? 0
    if (de >= until) return false
    const { rows } = await sql<{ ate: number | null; elos: number; resumo: string }>`
      select max(elo.id) as ate, count(*)::int as elos, ${sql.raw(DIGEST)} as resumo
        from (select id, hash from auditoria where id > ${de} and id <= ${until}
               order by id limit ${LINKS}) as elo`.execute(tx)
    const [found] = rows
    if (!found?.ate) return false
    const seal = signed(
      {
        numero: (last?.numero ?? 0) + 1,
        de,
        ate: found.ate,
        elos: found.elos,
        resumo: found.resumo,
        anterior: last?.assinatura ?? '',
        em: isoDe(clock.agora()),
      },
      keys,
    )
    await tx.insertInto('auditoriaSelo').values(seal).execute()
    return true
  })

const newestSeal = (db: Db | Tx): Promise<Seal | undefined> =>
  db.selectFrom('auditoriaSelo').selectAll().orderBy('numero', 'desc').limit(1).executeTakeFirst()

/** Tells the anchor what it was not told yet: also what was sealed while it could not be reached. */
async function tellAnchor({ db, anchor }: SealMeans): Promise<void> {
  const last = await anchor.last()
  await requireSame(db, last)
  let numero = last?.numero ?? 0
  for (;;) {
    const seals = await db
      .selectFrom('auditoriaSelo')
      .selectAll()
      .where('numero', '>', numero)
      .orderBy('numero')
      .limit(ANCHORED_AT_ONCE)
      .execute()
    if (seals.length === 0) return
    await anchor.append(seals)
    numero = seals.at(-1)?.numero ?? numero
  }
}

/** What the anchor heard last has to be in the database still. */
async function requireSame(db: Db, told: Entry | undefined): Promise<void> {
  if (told === undefined || told.numero === 0) return
  const kept = await db
    .selectFrom('auditoriaSelo')
    .select('assinatura')
    .where('numero', '=', told.numero)
    .executeTakeFirst()
  if (kept === undefined)
    throw new BrokenTrail(`A âncora tem o selo ${told.numero}, e o banco não: foi cortado ou restaurado.`)
  if (!told.restaurado && kept.assinatura !== told.assinatura)
    throw new BrokenTrail(`O selo ${told.numero} do banco não é o da âncora.`)
}

const textOfRestored = (numero: number, em: string): string => JSON.stringify(['restaurado', numero, em])

/** Tells the anchor that the database was restored on purpose: what it sealed after that state is taken back. */
export async function tellRestored({ db, clock, keys, anchor }: SealMeans): Promise<number> {
  const numero = (await newestSeal(db))?.numero ?? 0
  if (((await anchor.last())?.numero ?? 0) <= numero) return numero
  const em = isoDe(clock.agora())
  await anchor.append([{ numero, restaurado: true, em, ...keys.sign(textOfRestored(numero, em)) }])
  return numero
}

/** Undefined when its key is not ours. */
export const isRestoreSigned = ({ numero, em, chave, assinatura }: Restored, keys: KeyRing) =>
  keys.verify(textOfRestored(numero, em), chave, assinatura)
