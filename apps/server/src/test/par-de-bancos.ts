import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient } from '../db/connect.ts'
import { findBinaries } from '../postgres/binaries.ts'
import { createDataFolder, DATABASE_USER, layout, prepareCluster } from '../postgres/data-folder.ts'
import { runAs } from '../postgres/run-as.ts'
import { startServer, stopServer, type ServerPlan } from '../postgres/server.ts'

/** A PostgreSQL server of a test, which nobody starts again. */
export interface Banco {
  readonly port: number
  readonly connection: ClientConfig
  /** kill -9 of every process of it. */
  matar(): void
  /** Starts it again on what it left. */
  subir(): Promise<void>
}

/** Two servers: the standby follows the primary over the network, and no write is acknowledged before it has it. */
export interface Par extends AsyncDisposable {
  readonly principal: Banco
  readonly espera: Banco
  /** DATABASE_URL with both hosts, the primary first. */
  readonly url: string
  promover(): Promise<void>
  /** After a promotion: what the standby has become is the primary's again, and the standby follows anew. */
  refazer(): Promise<void>
}

// What is killed is the program, never the machine: what it wrote is in the system's memory.
const LEVES = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB', max_connections: '60' }
const REPLICA = { wal_retrieve_retry_interval: '100ms', hot_standby_feedback: 'on' }

const portaLivre = (): Promise<number> =>
  new Promise((done, fail) => {
    const sonda = createServer().once('error', fail)
    sonda.listen(0, '127.0.0.1', () => {
      const { port } = sonda.address() as AddressInfo
      sonda.close(() => done(port))
    })
  })

const urlDe = (portas: readonly number[]): string =>
  `postgresql://${DATABASE_USER}@${portas.map((porta) => `127.0.0.1:${porta}`).join(',')}/postgres`

async function planoDe(pasta: string, ajustes: Readonly<Record<string, string>>) {
  const user = runAs()
  const port = await portaLivre()
  const settings = {
    ...LEVES,
    ...ajustes,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  }
  return { port, plano: { folder: pasta, binaries: findBinaries(user), user, settings } satisfies ServerPlan }
}

function bancoDe(port: number, plano: ServerPlan): Banco & { parar(): Promise<void> } {
  let pid = 0
  return {
    port,
    connection: { connectionString: urlDe([port]) },
    subir: async () => {
      pid = await startServer(plano)
    },
    matar: () => {
      const filhos = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
      for (const um of [pid, ...filhos.map(Number)]) process.kill(um, 'SIGKILL')
    },
    parar: () => stopServer(pid, plano),
  }
}

/** A server that was stopped, as it is. */
function copiar(de: string, para: string): void {
  rmSync(layout(para).cluster, { recursive: true, force: true })
  cpSync(layout(de).cluster, layout(para).cluster, { recursive: true })
}

const esperar = (pasta: string): void => writeFileSync(join(layout(pasta).cluster, 'standby.signal'), '')

const PACIENCIA_MS = 30_000
const OLHAR_MS = 50

/** Waits until the standby has what is acknowledged. */
async function segue({ connection }: Banco): Promise<void> {
  const fim = Date.now() + PACIENCIA_MS
  for (;;) {
    const { rowCount } = await withClient(connection, (client) =>
      client.query(`select from pg_stat_replication where sync_state = 'sync'`),
    )
    if (rowCount === 1) return
    if (Date.now() > fim) throw new Error('The standby does not follow')
    await sleep(OLHAR_MS)
  }
}

/** Makes the pair; the standby is a copy of what `preparar` left in the primary. */
export async function criarPar(preparar: (connection: ClientConfig) => Promise<void>): Promise<Par> {
  const raiz = mkdtempSync(join(tmpdir(), 'rh-par-'))
  const [pasta, outra] = [join(raiz, 'um'), join(raiz, 'dois')]
  createDataFolder(pasta)
  createDataFolder(outra)
  const { port, plano } = await planoDe(pasta, {})
  prepareCluster(pasta, plano.binaries, plano.user, ['--auth=trust'])
  const so = bancoDe(port, plano)
  await so.subir()
  await preparar(so.connection)
  await so.parar()
  copiar(pasta, outra)
  esperar(outra)
  const segundo = await planoDe(outra, {
    ...REPLICA,
    primary_conninfo: `host=127.0.0.1 port=${port} user=${DATABASE_USER} application_name=espera`,
  })
  prepareCluster(outra, segundo.plano.binaries, segundo.plano.user, [])
  const principal = bancoDe(port, {
    ...plano,
    settings: { ...plano.settings, synchronous_standby_names: 'espera' },
  })
  const espera = bancoDe(segundo.port, segundo.plano)
  await principal.subir()
  await espera.subir()
  await segue(principal)
  return {
    principal,
    espera,
    url: urlDe([port, segundo.port]),
    promover: async () =>
      void (await withClient(espera.connection, (client) => client.query('select pg_promote()'))),
    refazer: async () => {
      await espera.parar()
      copiar(outra, pasta)
      esperar(outra)
      for (const { plano: dela } of [{ plano }, segundo])
        prepareCluster(dela.folder, dela.binaries, dela.user, [])
      await principal.subir()
      await espera.subir()
      await segue(principal)
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([principal.parar(), espera.parar()])
      rmSync(raiz, { recursive: true, force: true })
    },
  }
}
