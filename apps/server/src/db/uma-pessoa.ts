import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { prepared } from './prepared.ts'

/** Two changes of one person at a time wait for each other: what each has only so many of is counted with nobody adding to it. */
export const umPorVezDaPessoa = (db: Db | Tx, usuarioId: number) =>
  sql`${prepared} select from usuario where id = ${usuarioId} for no key update`.execute(db)
