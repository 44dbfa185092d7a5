import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Two changes of one person at a time wait for each other: what each has only so many of is counted with nobody adding to it. */
export const umPorVezDaPessoa = (tx: Tx, usuarioId: number) =>
  sql`select from usuario where id = ${usuarioId} for no key update`.execute(tx)
