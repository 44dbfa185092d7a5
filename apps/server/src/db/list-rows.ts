import { sql, type ControlledTransaction } from 'kysely'
import type { Db } from './db.ts'
import { ordemDe, type ListSource } from './list-query.ts'
import type { Database } from './schema.gen.ts'

/** All rows of a list in one snapshot. */
export interface ListRows<R> {
  readonly total: number
  /** Iterates over the rows in list order, in batches. */
  batches(size: number): AsyncGenerator<R[], void, undefined>
  /** Releases the connection; idempotent. */
  close(): Promise<void>
}

/**
 * Opens a cursor over all rows of a list, in one snapshot. Each fetch is its own statement, so that the statement
 * timeout holds for a batch and not for the whole.
 */
export async function openListRows<R>(
  db: Db,
  source: ListSource,
  ordenar: string | undefined,
): Promise<ListRows<R>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = closing(tx)
  try {
    // The cursor will be read to its end: it should be planned for that, not for its first rows.
    await sql`set local cursor_tuple_fraction = 1`.execute(tx)
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (${source.from}) achados`.execute(tx)
    await sql`declare linhas no scroll cursor for
      select achados.* from (${source.from}) achados order by ${ordemDe(source, ordenar)}`.execute(tx)
    return { total: rows[0]?.total ?? 0, batches: (size) => fetchAll<R>(tx, size, close), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function* fetchAll<R>(
  tx: ControlledTransaction<Database>,
  size: number,
  close: () => Promise<void>,
): AsyncGenerator<R[], void, undefined> {
  try {
    for (;;) {
      const { rows } = await sql<R>`fetch forward ${sql.lit(size)} from linhas`.execute(tx)
      if (rows.length > 0) yield rows
      if (rows.length < size) return
    }
  } finally {
    await close()
  }
}

/** Idempotent rollback of a read-only transaction; a lost connection is ignored. */
function closing(tx: ControlledTransaction<Database>): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= tx
      .rollback()
      .execute()
      .catch(() => {})
    return closed
  }
}
