import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'
import { prepared } from './prepared.ts'

type Lookups = Readonly<Record<string, RawBuilder<unknown>>>
type Rows<L extends Lookups> = { readonly [N in keyof L]: L[N] extends RawBuilder<infer R> ? R[] : never }

/**
 * Rows of several lookups by key in one prepared statement, and so of one snapshot: most of what a lookup costs is asking
 * for it. They come as JSON, which leaves texts, numbers, dates and what is JSON already as they are; a moment is
 * selected through `isoText`.
 */
export async function readTogether<L extends Lookups>(db: Db | Tx, lookups: L): Promise<Rows<L>> {
  const parts = Object.entries(lookups).map(
    ([name, lookup]) =>
      sql`(select coalesce(json_agg(linha), '[]') from (${lookup}) linha) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<
    Readonly<Record<string, readonly object[]>>
  >`${prepared} select ${sql.join(parts)}`.execute(db)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, found]) => [name, found.map(inCamel)]),
  ) as Rows<L>
}

/** No rows, for a part that is not asked for. */
export const nothing = sql<never>`select where false`

/** A moment as the driver gives it, for where it leaves the database inside JSON: ISO text in UTC, to the millisecond. */
export const isoText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const names = new Map<string, string>()

function camelOf(column: string): string {
  const known = names.get(column)
  if (known !== undefined) return known
  const name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  names.set(column, name)
  return name
}

const inCamel = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelOf(column), value]))
