import { RawNode, SelectQueryNode, sql, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Db } from '../db/db.ts'

/** Asks for the plan in place of the rows. */
export interface Explained {
  readonly db: Db
  /** The plan of each query made since, as the server wrote it. */
  readonly plans: string[]
}

const PLAIN = 'costs off'

function toExplain(node: RootOperationNode, options: string): RootOperationNode {
  if (RawNode.is(node)) {
    const [first = '', ...rest] = node.sqlFragments
    return RawNode.create([`explain (${options}) ${first}`, ...rest], node.parameters)
  }
  if (SelectQueryNode.is(node))
    return {
      ...node,
      explain: { kind: 'ExplainNode', options: RawNode.createWithSql(options) },
    } as never
  throw new Error(`A list made by ${node.kind}: only reads are explained`)
}

/** The database as lists see it, answering no rows: each of their queries leaves its plan instead. */
export function explaining(db: Db, options = PLAIN): Explained {
  const plans: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => toExplain(node, options),
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => String(Object.values(row)[0])).join('\n'))
      return { ...result, rows: [] }
    },
  }
  return { db: db.withPlugin(plugin), plans }
}

/** Tables of ten thousand rows and more in a company of seventy thousand: to read one from end to end is a defect. */
export const GRANDES: readonly string[] = [
  'pessoa',
  'vinculo',
  'vinculo_versao',
  'colaborador_periodo',
  'alocacao',
  'processo',
  'processo_indice',
  'processo_evento',
  'processo_parecer',
  'processo_formulario',
  'notificacao',
]

/**
 * Tells the planner of this one connection that each large table has so many times its rows, and that to read a page of
 * it costs as much more: it then weighs its ways as it does at that size, in seconds instead of minutes.
 */
export async function planejarComoGrande(db: Db, vezes: number): Promise<void> {
  await sql`update pg_class set reltuples = reltuples * ${vezes}
    where reltuples > 0 and (oid = any (${sql.val(GRANDES)}::regclass[])
      or oid in (select indexrelid from pg_index where indrelid = any (${sql.val(GRANDES)}::regclass[])))`.execute(
    db,
  )
  await sql`select set_config('seq_page_cost', ${String(vezes)}, false)`.execute(db)
}

/** The large tables that a plan reads from end to end. */
export const lidasInteiras = (plano: string): string[] =>
  GRANDES.filter((tabela) => new RegExp(`Seq Scan on ${tabela}\\b`).test(plano))
