import { sql, type ControlledTransaction } from 'kysely'
import type { Db } from './db.ts'
import { ordemDe, type ListSource } from './list-query.ts'
import type { Database } from './schema.gen.ts'

/** All rows of a list as they are at one moment. */
export interface ListRows<R> {
  readonly total: number
  /** The rows in the order of the list's pages, never more than a batch of them in memory. */
  batches(size: number): AsyncGenerator<R[], void, undefined>
  /** Frees the connection; harmless when it is free already. */
  close(): Promise<void>
}

/**
 * Opens the rows of a list for reading through: the source of its pages, in one snapshot, from a cursor. Each fetch is
 * a statement of its own, so that the time limit of statements holds for a batch, not for the whole.
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

/** A rollback that runs once: nothing was written, and a lost connection has nothing to roll back. */
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
