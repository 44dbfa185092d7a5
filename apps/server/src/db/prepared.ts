import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

const MARK = '/* prepared */'

/**
 * Marks a statement that each connection prepares once, under a name of its text. Planning a lookup by key takes longer
 * than running it, and without a name every call plans it anew.
 *
 * For statements of one fixed text that find few rows by key: after five runs PostgreSQL may keep one plan for all
 * values. A list, whose best plan depends on its filters, or a search stays without it.
 */
export const prepared = sql.raw(MARK)

/** Names of the marked statements by their text: as many as the code has. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

type Query = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => unknown

/** Makes a connection give its name to every marked statement that passes. */
export function namePrepared(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((text, values, ...rest) =>
    typeof text === 'string' && text.includes(MARK)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest)) as Query as typeof client.query
}
