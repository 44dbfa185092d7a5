import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

/** Whether nobody has put anything in yet: the demo company loads into nothing else. */
export async function isVazio(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ vazio: boolean }>`
    select not exists (select from usuario) and not exists (select from cliente)
       and not exists (select from processo) and not exists (select from pessoa) as vazio`.execute(db)
  return rows[0]?.vazio === true
}
