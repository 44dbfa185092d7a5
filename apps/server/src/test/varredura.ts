import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

interface Tabela {
  readonly nome: string
  readonly colunas: readonly string[]
}

/** Which of these texts can be read somewhere in a table: as they are, or in the bytes of a column. Each row is looked at once. */
async function lidosEm(
  db: Db,
  tabela: string,
  onde: string,
  textos: readonly string[],
): Promise<readonly string[]> {
  const bytes = textos.map((texto) => Buffer.from(texto).toString('hex'))
  const { rows } = await sql<{ texto: string }>`
    with linhas as materialized (select ${sql.ref(onde)}::text as linha from ${sql.table(tabela)} as t)
    select distinct x.texto
      from linhas join unnest(${[...textos]}::text[], ${bytes}::text[]) as x (texto, bytes)
        on position(x.texto in linha) > 0 or position(x.bytes in linha) > 0`.execute(db)
  const lidos = rows.map(({ texto }) => texto)
  return textos.filter((texto) => lidos.includes(texto))
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
  for (const { nome, colunas } of rows) {
    // The row as a whole first: most tables have nothing.
    const lidos = await lidosEm(db, nome, 't', textos)
    if (lidos.length === 0) continue
    for (const coluna of colunas)
      for (const texto of await lidosEm(db, nome, `t.${coluna}`, lidos))
        achados.push(`${nome.replace('public.', '')}.${coluna}: ${texto}`)
  }
  return achados
}
