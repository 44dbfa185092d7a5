import { RawNode, SelectQueryNode, type KyselyPlugin, type RootOperationNode } from 'kysely'
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
      explain: { kind: 'ExplainNode', options: RawNode.createWithSql(`(${options})`) },
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
