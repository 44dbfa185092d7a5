import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../apps/server/src/startup-error.ts'
import { scratchFolder } from '../scripts/scratch-folder.mjs'
import { serverArgs, serverEnv } from '../scripts/server.mjs'
import { type ProcessoVigiado, vigiar } from './processo-vigiado.ts'

/** Where the application is run from. */
export const raiz = join(import.meta.dirname, '..')
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
  /** How the application ended where nobody asked it to, and what it said last. */
  readonly fimInesperado: ProcessoVigiado['fimInesperado']
  /** The Node process that runs now. */
  pid(): number
  /** kill -9 of the Node process; its database lives on. */
  killNode(): Promise<void>
  /** Every process of the database. */
  databasePids(): readonly number[]
  /** kill -9 of every process of the database. */
  killDatabase(): void
  /** Waits until the API answers and reaches its database; the milliseconds that took. */
  untilReady(): Promise<number>
}

/** A new data folder: a copy of the run's prepared one, or empty. */
function createDataDir(em: string): string {
  const dataDir = mkdtempSync(join(em, 'rh-e2e-'))
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

/** The children follow the first one by themselves, some of them before it is their turn. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function untilReady(url: string, processo: ProcessoVigiado | undefined): Promise<number> {
  const since = Date.now()
  while (Date.now() - since < READY_MS) {
    // Reads the company from the database, unlike the health check.
    const answer = await fetch(`${url}/api/config`).catch(() => undefined)
    if (answer?.ok === true) return Date.now() - since
    if (processo?.isVivo() !== true) break
    await sleep(POLL_MS)
  }
  throw new Error((await processo?.fimInesperado()) ?? 'The application did not become ready')
}

function launch(url: string, dataDir: string, ajustes: Readonly<Record<string, string>>): ProcessoVigiado {
  const { DATABASE_URL: _ours, ...env } = serverEnv
  return vigiar(process.execPath, [...serverArgs], {
    cwd: raiz,
    env: { ...env, PORT: new URL(url).port, DADOS_DIR: dataDir, LOG_NIVEL: 'silent', ...ajustes },
  })
}

/** `em` is where its data folder is made. */
export async function createServidor(em = scratchFolder()): Promise<Servidor> {
  const dataDir = createDataDir(em)
  const url = `http://127.0.0.1:${await freePort()}`
  let processo: ProcessoVigiado | undefined
  const end = async (sinal: NodeJS.Signals): Promise<number | null> =>
    (await processo?.encerrar(sinal)) ?? null
  const servidor: Servidor = {
    url,
    dataDir,
    start: (ajustes = {}) => {
      processo = launch(url, dataDir, ajustes)
      return untilReady(url, processo)
    },
    stop: () => end('SIGTERM'),
    fimInesperado: async (esperaMs) => processo?.fimInesperado(esperaMs),
    pid: () => processo?.pid ?? 0,
    killNode: async () => void (await end('SIGKILL')),
    databasePids: () => databasePids(dataDir),
    killDatabase: () => {
      for (const pid of databasePids(dataDir)) killIfThere(pid)
    },
    untilReady: () => untilReady(url, processo),
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  return servidor
}
