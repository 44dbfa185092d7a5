import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

interface Tabela {
  readonly nome: string
  readonly colunas: readonly string[]
}

/** A text is read as it is, and in the bytes of a column. */
const seLe = (onde: string, texto: string) =>
  sql`(position(${texto} in ${sql.ref(onde)}::text) > 0
       or position(${Buffer.from(texto).toString('hex')} in ${sql.ref(onde)}::text) > 0)`

async function alguemLe(db: Db, tabela: string, onde: string, texto: string): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(tabela)} as t where ${seLe(onde, texto)} limit 1`.execute(db)
  return rows.length > 0
}

/** Every column of every table in which one of these texts can be read, as `tabela.coluna: texto`. */
export async function ondeSeLe(db: Db, textos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Tabela>`
    select n.nspname || '.' || c.relname as nome, array_agg(a.attname::text order by a.attnum) as colunas
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
     group by 1 order by 1`.execute(db)
  const achados: string[] = []
  for (const { nome, colunas } of rows)
    for (const texto of textos) {
      // The row as a whole first: most tables have nothing.
      if (!(await alguemLe(db, nome, 't', texto))) continue
      for (const coluna of colunas)
        if (await alguemLe(db, nome, `t.${coluna}`, texto))
          achados.push(`${nome.replace('public.', '')}.${coluna}: ${texto}`)
    }
  return achados
}
