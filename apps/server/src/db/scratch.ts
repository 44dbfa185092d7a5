import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { startEmbedded } from '../postgres/embedded.ts'
import { withClient, withDatabase } from './connect.ts'

/** Server of throw-away databases: tests and type generation. */
export interface ScratchServer {
  /** Prefix of the database names of this run: several runs may share a server. */
  readonly run: string
  readonly admin: ClientConfig
  /** The application's login on it, made with the first database that is prepared. */
  readonly login: { readonly user: string; readonly password?: string | undefined }
  stop(): Promise<void>
}

// Nothing here outlives the run: there is no crash to survive, so there is nothing to sync.
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  // No database lives long enough to be worth it.
  autovacuum: 'off',
  // A connection seldom asks one thing six times, and would plan a prepared statement anew for each of the first five.
  plan_cache_mode: 'force_generic_plan',
}

/** Uses the server of DATABASE_URL when there is one, else starts the embedded one in a temporary folder. */
export async function startScratchServer(databaseUrl = process.env.DATABASE_URL): Promise<ScratchServer> {
  const run = randomBytes(4).toString('hex')
  if (databaseUrl) {
    const login = { user: `rh_teste_${run}`, password: randomBytes(12).toString('hex') }
    const admin = { connectionString: databaseUrl }
    return { run, admin, login, stop: () => dropLogin(admin, login.user) }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'rh-teste-'))
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  try {
    const embedded = await startEmbedded({ dataDir, settings: careless })
    const { connection: admin, application: login } = embedded
    return { run, admin, login, stop: () => embedded.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Creates a database, optionally as a clone of another, and returns its connection config. */
export async function createDatabase(
  admin: ClientConfig,
  name: string,
  template = 'template0',
): Promise<ClientConfig> {
  // Copied as files: by the log, which is the default, it takes twice as long (215 ms against 120).
  await withClient(admin, (client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  )
  return withDatabase(admin, name)
}

/** The same database as another login. */
export function withLogin(config: ClientConfig, { user, password }: ScratchServer['login']): ClientConfig {
  if (config.connectionString === undefined)
    return { ...config, user, ...(password === undefined ? {} : { password }) }
  const url = new URL(config.connectionString)
  url.username = user
  url.password = password ?? ''
  return { ...config, connectionString: url.href }
}

/** Once the databases in which it had rights are gone. */
const dropLogin = (admin: ClientConfig, user: string): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop role if exists "${user}"`)))

/** Drops a database even while someone is connected to it. */
export async function dropDatabase(admin: ClientConfig, name: string): Promise<void> {
  await withClient(admin, (client) => client.query(`drop database if exists "${name}" with (force)`))
}
