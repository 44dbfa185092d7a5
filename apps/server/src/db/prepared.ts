import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { PoolClient } from 'pg'
import { errorCode } from '../startup-error.ts'

const MARK = '/* prepared */'

/**
 * Marks a statement that each connection prepares once, under a name of its text. Planning a lookup by key takes longer
 * than running it, and without a name every call plans it anew.
 *
 * For statements of one fixed text that find few rows by key: after five runs PostgreSQL may keep one plan for all
 * values. A list, whose best plan depends on its filters, or a search stays without it.
 */
export const prepared = sql.raw(MARK)

/**
 * What an id is equal to: one, which has one best plan whatever it is, or any of several, whose plan depends on how many
 * there are. Of an array of unknown length PostgreSQL expects ten, and may never keep the plan for one.
 */
export const oneOrAny = (ids: readonly number[]): RawBuilder<number> =>
  ids.length === 1 ? sql`${ids[0]}::int` : sql`any (${[...ids]}::int[])`

/** One new row of given values: there is nothing to plan that its values could change. */
const NOVA_LINHA =
  /^insert into "\w+" \((?:"\w+"(?:, )?)+\) values \((?:\$\d+(?:, )?)+\)(?: returning [\w", ]+)?$/

/** Names of the prepared statements by their text: as many as the code has. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  names.set(text, name)
  return name
}

type Query = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => unknown

const isPrepared = (text: string): boolean => text.includes(MARK) || NOVA_LINHA.test(text)

/** A migration of a newer version changed what a prepared statement returns: its plan is of no use any longer. */
const isStale = (error: unknown): boolean =>
  errorCode(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery'

/** Grows whenever plans became stale: every connection then prepares its statements anew, under other names. */
let generation = 0

/**
 * Makes a connection give its name to every statement to prepare that passes: a marked one, or one that adds a row. A
 * stale one is run again at once; inside a transaction, which the error has ended, the call is told to come back, and
 * finds fresh ones.
 */
export function namePrepared(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((text, values, ...rest) => {
    if (typeof text !== 'string' || !isPrepared(text)) return query(text, values, ...rest)
    const before = generation
    const run = () => query({ name: `${nameOf(text)}.${generation}`, text, values }, ...rest)
    const answer = run()
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (!isStale(error)) throw error
      if (generation === before) generation += 1
      // Fails with 25P02 inside a transaction: then the first error is the one to tell.
      return (run() as Promise<unknown>).catch(() => {
        throw error
      })
    })
  }) as Query as typeof client.query
}
