import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArgs, serverEnv } from '../scripts/server.mjs'

/** Where the application is run from. */
export const raiz = join(import.meta.dirname, '..')
export const main = join(raiz, 'apps/server/src/main.ts')
/** Names the stopped data folder to start from, set for the workers of a run by `preparar.ts`. */
export const MODELO = 'E2E_MODELO'
const READY_MS = 60_000
const POLL_MS = 25

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The real application, as `npm start` runs it, on a data folder and a port of its own. */
export interface Servidor extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  /** Starts it, with these settings besides, and waits until it answers; the milliseconds that took. */
  start(ajustes?: Readonly<Record<string, string>>): Promise<number>
  /** Asks it to end, and waits; answers the exit code. */
  stop(): Promise<number | null>
  /** The Node process that runs now. */
  pid(): number
  /** kill -9 of the Node process; its database lives on. */
  killNode(): Promise<void>
  /** kill -9 of every process of the database. */
  killDatabase(): void
  /** Waits until the API answers and reaches its database; the milliseconds that took. */
  untilReady(): Promise<number>
}

/** A new data folder: a copy of the run's prepared one, or empty. */
function createDataDir(): string {
  const dataDir = mkdtempSync(join(process.env['PASTA_DE_TESTE'] ?? tmpdir(), 'rh-e2e-'))
  const modelo = process.env[MODELO]
  if (modelo !== undefined) cpSync(modelo, dataDir, { recursive: true })
  return dataDir
}

/** Pids of the database server and all its children. */
function databasePids(dataDir: string): number[] {
  const [pid = ''] = readFileSync(join(dataDir, 'banco/postmaster.pid'), 'utf8').split('\n', 1)
  const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n')
  return [pid, ...children].map(Number)
}

async function untilReady(url: string, child: () => ChildProcess | undefined): Promise<number> {
  const since = Date.now()
  while (Date.now() - since < READY_MS) {
    // Reads the company from the database, unlike the health check.
    const answer = await fetch(`${url}/api/config`).catch(() => undefined)
    if (answer?.ok === true) return Date.now() - since
    if (typeof child()?.exitCode === 'number') break
    await sleep(POLL_MS)
  }
  throw new Error('The application did not become ready')
}

function launch(url: string, dataDir: string, ajustes: Readonly<Record<string, string>>): ChildProcess {
  const { DATABASE_URL: _ours, ...env } = serverEnv
  return spawn(process.execPath, [...serverArgs], {
    cwd: raiz,
    env: { ...env, PORT: new URL(url).port, DADOS_DIR: dataDir, LOG_NIVEL: 'silent', ...ajustes },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export async function createServidor(): Promise<Servidor> {
  const dataDir = createDataDir()
  const url = `http://127.0.0.1:${await freePort()}`
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null
    child.kill(signal)
    await once(child, 'exit')
    return child.exitCode
  }
  const servidor: Servidor = {
    url,
    dataDir,
    start: (ajustes = {}) => {
      child = launch(url, dataDir, ajustes)
      return untilReady(url, () => child)
    },
    stop: () => end('SIGTERM'),
    pid: () => child?.pid ?? 0,
    killNode: async () => void (await end('SIGKILL')),
    killDatabase: () => {
      for (const pid of databasePids(dataDir)) process.kill(pid, 'SIGKILL')
    },
    untilReady: () => untilReady(url, () => child),
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return servidor
}
