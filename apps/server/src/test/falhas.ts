import { sql, type KyselyPlugin, type RawBuilder, type RootOperationNode } from 'kysely'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'

/** What a statement that was made to fail throws. */
export class Quebra extends Error {}

/** Counting calls is no part of what is asked, comes with whichever of them, and is not missed where it fails. */
const isContagem = (node: RootOperationNode): boolean =>
  node.kind === 'RawNode' && node.sqlFragments.some((texto) => texto.includes('chamada_contada'))

/** Makes the n-th statement from now on fail before it reaches the database, once. */
export function criarFalhas() {
  let faltam = Infinity
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isContagem(node)) return node
      faltam -= 1
      if (faltam !== 0) return node
      faltam = Infinity
      throw new Quebra('This statement was made to fail')
    },
    transformResult: async ({ result }) => result,
  }
  return {
    plugin,
    armar: (n: number) => {
      faltam = n
    },
    /** Takes it back; tells whether it came to fail. */
    desarmar: (): boolean => {
      const disparou = faltam === Infinity
      faltam = Infinity
      return disparou
    },
  }
}

/** They count attempts, hold answers or never change, or tell of refusals too; what the trail says is in its heads. */
const FORA = [
  'chamada_contada',
  'idempotencia',
  'municipio',
  'sessao',
  'tentativa_login',
  'migracao',
  'auditoria',
  'evento_seguranca',
  'evento_seguranca_grupo',
]

/**
 * A digest of every table: how many rows it has, and which transactions wrote them. Whatever was written and stayed is
 * of a later one than all before, be it the same value again; what was rolled back shows nowhere.
 */
export async function criarDigesto(db: Db): Promise<() => Promise<Readonly<Record<string, string>>>> {
  const { rows } = await sql<{ tabela: string }>`
    select c.relname as tabela from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${FORA})
     order by 1`.execute(db)
  const umas: RawBuilder<unknown>[] = rows.map(
    ({ tabela }) => sql`
      select ${sql.lit(tabela)} as tabela, count(*) || ' ' || coalesce(sum(t.xmin::text::bigint), 0) as digesto
        from ${sql.table(tabela)} t`,
  )
  const consulta = sql<{ tabela: string; digesto: string }>`${prepared} ${sql.join(umas, sql` union all `)}`
  return async () => {
    const lidas = await consulta.execute(db)
    return Object.fromEntries(lidas.rows.map(({ tabela, digesto }) => [tabela, digesto]))
  }
}
