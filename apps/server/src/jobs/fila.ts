import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { QUEUE_SCHEMA } from '../db/roles.ts'

/** Whether any instance ran tasks on this database yet: the queue makes its tables by itself. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`
    select to_regclass(${`${QUEUE_SCHEMA}.job`}) is not null as ha`.execute(db)
  return rows[0]?.ha === true
}

/** Where the runs of a task are in the queue, by the clock of the database. */
export interface NaFila {
  readonly nome: string
  readonly andandoDesde: string | null
  readonly esperandoDesde: string | null
  /** When it tries again what failed. */
  readonly deNovoEm: string | null
}

/** Runs that did not end, of each task that has any. */
export async function listNaFila(db: Db): Promise<NaFila[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<NaFila>`
    select name as nome, min(started_on) filter (where state = 'active') as andando_desde,
           min(start_after) filter (where state = 'created' and start_after <= now()) as esperando_desde,
           min(start_after) filter (where state = 'retry') as de_novo_em
      from ${sql.table(`${QUEUE_SCHEMA}.job`)}
     where state in ('created', 'retry', 'active') group by name`.execute(db)
  return rows
}
