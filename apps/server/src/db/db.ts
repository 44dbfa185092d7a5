import { CamelCasePlugin, Kysely, PostgresDialect, type KyselyPlugin, type Transaction } from 'kysely'
import { Pool, types, type CustomTypesConfig, type PoolClient, type PoolConfig } from 'pg'
import { errorCode } from '../startup-error.ts'
import { isTracing } from '../tracing/span.ts'
import { traceStatements } from '../tracing/statements.ts'
import { namePrepared } from './prepared.ts'
import { clientFor, primaryOf } from './primary.ts'
import type { Database } from './schema.gen.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Limits of every connection, in milliseconds: a slower query is a defect, a longer wait for the pool is overload. */
const STATEMENT_TIMEOUT_MS = 10_000
const POOL_WAIT_MS = 3_000
/** What the server itself takes to end a statement: past it, nobody is there. */
const ANSWER_MS = 2_000
const KEEP_ALIVE_MS = 10_000
/** How long a connection is kept for the next call: with it go the plans of its statements, which cost more than they run. */
const IDLE_MS = 600_000

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
// Other processes that help with one count take as long to begin as they save, from the calls beside it.
const SEM_AJUDA = '-c jit=off -c max_parallel_workers_per_gather=0'

/** Opens the connection pool. Errors of idle connections are ignored: the next query gets a fresh one. */
export function openDb(config: PoolConfig, plugins: readonly KyselyPlugin[] = []): Db {
  const limit =
    config.statement_timeout === undefined ? STATEMENT_TIMEOUT_MS : Number(config.statement_timeout)
  const pool = openPool({
    statement_timeout: limit,
    query_timeout: limit === 0 ? 0 : limit + ANSWER_MS,
    types: customTypes,
    options: SEM_AJUDA,
    ...config,
  })
  pool.on('connect', (client) => {
    namePrepared(client)
    if (isTracing()) traceStatements(client)
  })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), ...plugins],
  })
  pools.set(db, pool)
  return db
}

/** Connections that go to whichever server takes writes, and of which none that is lost ends the process. */
export function openPool(config: PoolConfig): Pool {
  const primary = primaryOf(config)
  const pool = new Pool({
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    ...(primary ? { Client: clientFor(primary) } : {}),
    ...config,
  })
  pool.on('error', () => {})
  // The pool watches idle connections only. One lost between two queries of a transaction has no query to
  // fail, and would end the process; the next query on it fails by itself.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    abandonWhenUseless(client, () => primary?.doubt())
  })
  return pool
}

const pools = new WeakMap<Db, Pool>()

/** The connections behind an opened database, for who counts them. */
export const poolOf = (db: Db): Pool | undefined => pools.get(db)

/**
 * A connection on which an answer never came, or whose server takes no writes any longer, is closed, and what else waits
 * on it fails at once.
 */
function abandonWhenUseless(client: PoolClient, abandoned: () => void): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  client.query = ((...args: readonly unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (!isUseless(error)) return
        abandoned()
        void endOf(client)
      })
    return answer
  }) as typeof client.query
}

/** What the driver says when nothing came in time. */
const SILENCE = 'Query read timeout'
/** SQLSTATE of a write to a standby: the address leads to another server than it did, or the server is another one. */
const READ_ONLY = '25006'

const isUseless = (error: unknown): boolean =>
  error instanceof Error && (error.message === SILENCE || errorCode(error) === READ_ONLY)

/** The pool drops a client that was ended; its type does not offer it. */
const endOf = (client: PoolClient): Promise<void> =>
  (client as unknown as { end: () => Promise<void> }).end().catch(() => {})
