import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries, type Binaries } from './binaries.ts'
import { StartupError } from '../startup-error.ts'
import {
  APPLICATION_USER,
  createDataFolder,
  DATABASE_USER,
  layout,
  passwordIn,
  prepareCluster,
} from './data-folder.ts'
import { explain } from './explain.ts'
import { acquireLock } from './lock.ts'
import { isAlive } from './process-info.ts'
import { type RunAs, runAs } from './run-as.ts'
import { clearLeftovers, type ServerPlan, SOCKET_FOLDER, startServer, stopServer } from './server.ts'

export interface EmbeddedOptions {
  /** DADOS_DIR: holds the database, its log and the lock of the instance. */
  readonly dataDir: string
  /** Programs of another PostgreSQL than the one that comes with the system. */
  readonly binaries?: Binaries
  /** PostgreSQL settings on top of ours. */
  readonly settings?: Readonly<Record<string, string>>
  /** A unix socket unless the system has none. */
  readonly transport?: 'socket' | 'tcp'
  /** How long the first start may take, in milliseconds: replaying a log takes longer than a minute. */
  readonly startMs?: number
  /** Told, in Portuguese, when the server falls and when it is back. */
  readonly warn?: (text: string) => void
}

export interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password?: string
  readonly database: string
}

export interface Embedded {
  /** As the owner of all that is in it. */
  readonly connection: Connection
  /** As the application; its login is made with the tables. */
  readonly application: Connection
  stop(): Promise<void>
}

const SUPERVISE_MS = 200
const RETRY_MS = 1_000
const SOCKET_PORT = 5432
/** Length of sun_path: 108 on Linux and 104 on macOS, with the final zero. */
const SOCKET_PATH_BYTES = 103

const baseSettings: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  // A failed statement carries CPFs and names: the API logs its own errors, without them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  // The data lives on the machine's own disk, where a random read costs about as much as a sequential one.
  random_page_cost: '1.1',
  // A folder of copies that cannot be written must not fill the disk with the log that it waits for.
  max_slot_wal_keep_size: '4GB',
}

interface Address {
  readonly connection: Connection
  readonly applicationPassword?: string
  readonly settings: Readonly<Record<string, string>>
  readonly auth: readonly string[]
  readonly release: () => void
}

/** A folder whose socket fits the 103 bytes the system allows: the database's own, or a short one for this run. */
function socketFolder(
  cluster: string,
  user: RunAs,
): { folder: string; argument: string; release: () => void } {
  const path = join(cluster, `.s.PGSQL.${SOCKET_PORT}`)
  // The server works inside its folder: a relative name holds even where its user cannot walk the full path.
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES)
    return { folder: cluster, argument: '.', release: () => {} }
  const folder = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), SOCKET_FOLDER))
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  return { folder, argument: folder, release: () => rmSync(folder, { recursive: true, force: true }) }
}

function socketAddress(cluster: string, user: RunAs): Address {
  const socket = socketFolder(cluster, user)
  return {
    connection: { host: socket.folder, port: SOCKET_PORT, user: DATABASE_USER, database: 'postgres' },
    settings: {
      listen_addresses: '',
      port: String(SOCKET_PORT),
      unix_socket_directories: socket.argument,
      unix_socket_permissions: '0700',
    },
    // The socket sits in a folder of mode 0700: whoever reaches it owns the data anyway.
    auth: ['--auth=trust'],
    release: socket.release,
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function tcpAddress(folder: string, user: RunAs): Promise<Address> {
  const { password: ofOwner, applicationPassword: ofApplication } = layout(folder)
  const [port, password] = [await freePort(), passwordIn(ofOwner, user)]
  return {
    connection: { host: '127.0.0.1', port, user: DATABASE_USER, password, database: 'postgres' },
    applicationPassword: passwordIn(ofApplication, user),
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    auth: ['--auth=scram-sha-256', `--pwfile=${layout(folder).password}`],
    release: () => {},
  }
}

/** Watches the server by its pid and starts it again when it falls, until told to stop. */
function supervise(firstPid: number, plan: ServerPlan, warn: (text: string) => void) {
  const stopping = new AbortController()
  let pid = firstPid
  const restart = async (): Promise<void> => {
    const since = Date.now()
    warn('O banco de dados parou de repente. Reiniciando…')
    while (!stopping.signal.aborted) {
      try {
        pid = await startServer(plan)
        warn(`O banco de dados voltou em ${Date.now() - since} ms.`)
        return
      } catch (error) {
        warn(error instanceof Error ? error.message : String(error))
        await sleep(RETRY_MS)
      }
    }
  }
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!isAlive(pid)) await restart()
      await sleep(SUPERVISE_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const done = watch()
  return async (): Promise<void> => {
    stopping.abort()
    await done
    await stopServer(pid, plan)
  }
}

const connectionsOf = ({ connection, applicationPassword }: Address) => ({
  connection,
  application: {
    ...connection,
    user: APPLICATION_USER,
    ...(applicationPassword === undefined ? {} : { password: applicationPassword }),
  },
})

const once = (action: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  return () => (running ??= action())
}

/**
 * Starts the PostgreSQL that comes with the system on this data folder: creates the database the first
 * time, recovers what a killed process left, and restarts the server if it falls.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const requested = resolve(options.dataDir)
  createDataFolder(requested)
  const folder = realpathSync(requested)
  const undo: (() => void)[] = []
  const release = (): void => {
    while (undo.length > 0) undo.pop()?.()
  }
  try {
    undo.push(acquireLock(folder))
    const user = runAs()
    const binaries = options.binaries ?? findBinaries(user)
    const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')
    await clearLeftovers({ folder, binaries, user, settings: {} })
    const address =
      transport === 'tcp' ? await tcpAddress(folder, user) : socketAddress(layout(folder).cluster, user)
    undo.push(address.release)
    prepareCluster(folder, binaries, user, address.auth)
    const settings = { ...baseSettings, ...options.settings, ...address.settings }
    const plan: ServerPlan = { folder, binaries, user, settings }
    const pid = await startServer({ ...plan, startMs: options.startMs })
    const stop = supervise(pid, plan, options.warn ?? (() => {}))
    return { ...connectionsOf(address), stop: once(() => stop().finally(release)) }
  } catch (error) {
    release()
    throw error instanceof StartupError ? error : explain(folder, String(error))
  }
}
