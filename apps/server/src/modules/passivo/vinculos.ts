import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'

/** Whose bonds: a condition on the column that holds one. */
export type Vinculos = (coluna: string) => RawBuilder<boolean>

/** Bonds from one to another one, or these. */
export const entre =
  ({ de, ate }: Trecho): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} between ${de}::int and ${ate}::int`
export const umDos =
  (ids: readonly number[]): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} = any (${[...ids]}::int[])`

export interface Trecho {
  readonly de: number
  readonly ate: number
}

/** People who are asked for one by one; of more, so many ids take longer to send than the others in between to skip. */
const UM_A_UM = 2_000

/** Few bonds, or stretches of about so many each. A bond that was in two places has two rows, and is in one stretch. */
export async function quaisDe(db: Db | Tx, onde: RawBuilder<boolean>, porVez: number) {
  const umAUm = Math.min(UM_A_UM, porVez)
  const { rows } = await sql<{ de: number | null; ate: number | null; total: number; ids: number[] | null }>`
    select min(cp.vinculo_id) as de, max(cp.vinculo_id) as ate, count(*)::int as total,
           (select array_agg(id) from (
             select cp.vinculo_id as id from colaborador_periodo cp where ${onde} limit ${umAUm + 1}) poucos) as ids
      from colaborador_periodo cp where ${onde}`.execute(db)
  const { de = null, ate = null, total = 0, ids: primeiros } = rows[0] ?? {}
  const ids = total <= umAUm ? (primeiros ?? null) : null
  if (de === null || ate === null) return { ids, trechos: [] }
  if (ids) return { ids, trechos: [{ de, ate }] }
  const largura = Math.ceil((ate - de + 1) / Math.ceil(total / porVez))
  const trechos = Array.from({ length: Math.ceil((ate - de + 1) / largura) }, (_, i) => ({
    de: de + i * largura,
    ate: de + (i + 1) * largura - 1,
  }))
  return { ids, trechos }
}
