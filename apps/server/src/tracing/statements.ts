import type { PoolClient } from 'pg'
import { inChild } from './span.ts'

/** Longest text of a statement that is kept. */
const TEXT_MAX = 2_000

type Query = (text: unknown, ...rest: readonly unknown[]) => unknown

/** Times each statement of a connection by its text, in which values are `$1`, `$2`…; they themselves stay here. */
export function traceStatements(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((text, ...rest) => {
    // Cursors answer when they are read, and callbacks to who called.
    if (typeof text !== 'string' || typeof rest.at(-1) === 'function') return query(text, ...rest)
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
    return inChild(
      {
        name: verb,
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_MAX) },
      },
      () => query(text, ...rest) as Promise<unknown>,
    )
  }) as Query as typeof client.query
}
