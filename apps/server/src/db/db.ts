import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types, type CustomTypesConfig, type PoolClient, type PoolConfig } from 'pg'
import { namePrepared } from './prepared.ts'
import type { Database } from './schema.gen.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Limits of every connection, in milliseconds: a slower query is a defect, a longer wait for the pool is overload. */
const STATEMENT_TIMEOUT_MS = 10_000
const POOL_WAIT_MS = 3_000
/** What the server itself takes to end a statement: past it, nobody is there. */
const ANSWER_MS = 2_000
const KEEP_ALIVE_MS = 10_000

const { builtins } = types
const comoTexto = (valor: string): string => valor
/** Converts `2026-11-20 14:30:00.123456-03` (any session time zone) to ISO text in UTC. */
const comoInstante = (valor: string): string =>
  Temporal.Instant.from(valor.replace(' ', 'T')).toString({
    fractionalSecondDigits: 3,
    roundingMode: 'trunc',
  })

// Dates stay `YYYY-MM-DD` and moments ISO text; counts and centavos fit a JavaScript number.
const parsers = new Map<number, (valor: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, comoTexto],
  [builtins.TIME, comoTexto],
  [builtins.TIMESTAMPTZ, comoInstante],
])

const customTypes: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<CustomTypesConfig['getTypeParser']>[0], format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
}

// Compiling a plan takes longer than any of ours runs: the start page of employees took 1.2 s with it, 0.1 s without.
const SEM_JIT = '-c jit=off'

/** Opens the connection pool. Errors of idle connections are ignored: the next query gets a fresh one. */
export function openDb(config: PoolConfig): Db {
  const limit =
    config.statement_timeout === undefined ? STATEMENT_TIMEOUT_MS : Number(config.statement_timeout)
  const pool = new Pool({
    statement_timeout: limit,
    query_timeout: limit === 0 ? 0 : limit + ANSWER_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: POOL_WAIT_MS,
    types: customTypes,
    options: SEM_JIT,
    ...config,
  })
  pool.on('error', () => {})
  // The pool watches idle connections only. One lost between two queries of a transaction has no query to
  // fail, and would end the process; the next query on it fails by itself.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    namePrepared(client)
    abandonWhenSilent(client)
  })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, Pool>()

/** The connections behind an opened database, for who counts them. */
export const poolOf = (db: Db): Pool | undefined => pools.get(db)

/** A connection on which an answer never came is closed, and what else waits on it fails at once. */
function abandonWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  client.query = ((...args: readonly unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENCE) void endOf(client)
      })
    return answer
  }) as typeof client.query
}

/** What the driver says when nothing came in time. */
const SILENCE = 'Query read timeout'

/** The pool drops a client that was ended; its type does not offer it. */
const endOf = (client: PoolClient): Promise<void> =>
  (client as unknown as { end: () => Promise<void> }).end().catch(() => {})
