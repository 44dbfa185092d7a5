import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types, type CustomTypesConfig, type PoolConfig } from 'pg'
import type { Database } from './schema.gen.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Limits of every connection, in milliseconds: a slower query is a defect, a longer wait for the pool is overload. */
const STATEMENT_TIMEOUT_MS = 10_000
const POOL_WAIT_MS = 3_000

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

/** Opens the connection pool. Errors of idle connections are ignored: the next query gets a fresh one. */
export function openDb(config: PoolConfig): Db {
  const pool = new Pool({
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: POOL_WAIT_MS,
    types: customTypes,
    ...config,
  })
  pool.on('error', () => {})
  // The pool watches idle connections only. One lost between two queries of a transaction has no query to
  // fail, and would end the process; the next query on it fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
