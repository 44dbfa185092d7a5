import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../db/connect.ts'
import { startEmbedded } from './embedded.ts'
import { runAs } from './run-as.ts'

const holder = join(import.meta.dirname, '../test/hold-database.ts')
/** How fast is bench/quedas.ts's business: here other suites run beside. */
const BUSY_MACHINE_MS = 20_000
const isLinux = process.platform === 'linux'

let base: string
let dataDir: string
let started: ChildProcess[]

interface Held {
  readonly child: ChildProcess
  readonly connection: ClientConfig
}

/** Starts the database in another Node process, as `npm start` does. */
async function hold(folder = dataDir): Promise<Held | { readonly refusal: string }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let [output, refusal] = ['', '']
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (refusal += String(chunk)))
  while (!output.includes('\n')) {
    if (child.exitCode !== null) return { refusal }
    await sleep(10)
  }
  return { child, connection: JSON.parse(output) as ClientConfig }
}

async function held(folder = dataDir): Promise<Held> {
  const result = await hold(folder)
  if ('refusal' in result) throw new Error(result.refusal)
  return result
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

const postmasterPid = (): number =>
  Number(readFileSync(join(dataDir, 'banco/postmaster.pid'), 'utf8').split('\n', 1)[0])

function killDatabase(): void {
  const pid = postmasterPid()
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL')
}

const write = (connection: ClientConfig): Promise<unknown> =>
  withClient(connection, (client) => client.query('create table marca as select 1 valor'))

const read = (connection: ClientConfig): Promise<unknown> =>
  withClient(connection, async (client) => (await client.query<{ valor: number }>('table marca')).rows)

let feito: string
beforeAll(async () => {
  feito = mkdtempSync(join(tmpdir(), 'rh-feito-'))
  await (await startEmbedded({ dataDir: feito })).stop()
})
afterAll(() => rmSync(feito, { recursive: true, force: true }))
/** Where the database is there already. */
const comBanco = (): void => cpSync(feito, dataDir, { recursive: true })

beforeEach(() => {
  // mkdtemp gives 0700 of this user: under root, `nobody` can reach nothing inside by its path.
  base = mkdtempSync(join(tmpdir(), 'rh-banco-'))
  dataDir = join(base, 'dados')
  started = []
})

afterEach(async () => {
  for (const child of started) await end(child, 'SIGTERM')
  if (existsSync(join(dataDir, 'banco/postmaster.pid'))) process.kill(postmasterPid(), 'SIGQUIT')
  rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

describe.runIf(isLinux)('startEmbedded, killed and started again', () => {
  it('keeps what was saved across an orderly stop, and leaves nothing running', async () => {
    const first = await held()
    await write(first.connection)
    await end(first.child, 'SIGTERM')
    expect(existsSync(join(dataDir, 'banco/postmaster.pid'))).toBe(false)
    expect(existsSync(join(dataDir, 'instancia.lock'))).toBe(false)
    expect(await read((await held()).connection)).toEqual([{ valor: 1 }])
  })

  it('refuses a second instance on the same folder within 2 seconds, and does not disturb the first', async () => {
    comBanco()
    const first = await held()
    const since = Date.now()
    expect(await hold()).toEqual({
      refusal: expect.stringMatching(/já está em uso por outra instância do sistema \(processo \d+\)/),
    })
    expect(Date.now() - since).toBeLessThan(2000)
    await write(first.connection)
  })

  it('takes over from a Node process killed with kill -9, whose server still runs', async () => {
    comBanco()
    const first = await held()
    await write(first.connection)
    await end(first.child, 'SIGKILL')
    expect(await read((await held()).connection)).toEqual([{ valor: 1 }])
  })

  it('recovers when Node and the whole database were killed', async () => {
    comBanco()
    const first = await held()
    await write(first.connection)
    killDatabase()
    await end(first.child, 'SIGKILL')
    expect(await read((await held()).connection)).toEqual([{ valor: 1 }])
  })

  it('brings the database back when only it was killed', async () => {
    comBanco()
    const { connection } = await held()
    await write(connection)
    const before = postmasterPid()
    killDatabase()
    await expect.poll(() => postmasterPid() !== before, { timeout: BUSY_MACHINE_MS }).toBe(true)
    await expect
      .poll(() => read(connection).catch(() => undefined), { timeout: BUSY_MACHINE_MS })
      .toEqual([{ valor: 1 }])
  })

  it('is not fooled by a living stranger that wears the pid of the dead instance', async () => {
    comBanco()
    const lock = { pid: process.pid, inicio: 'de outro processo' }
    writeFileSync(join(dataDir, 'instancia.lock'), JSON.stringify(lock))
    expect(await hold()).not.toHaveProperty('refusal')
  })

  it('is not fooled by a living stranger that wears the pid of the dead database', async () => {
    comBanco()
    const stranger = spawn('sleep', ['60'], runAs())
    started.push(stranger)
    const lines = [stranger.pid, '/proc/self/cwd', '1', '5432', '.', '', '', 'ready']
    writeFileSync(join(dataDir, 'banco/postmaster.pid'), `${lines.join('\n')}\n`)
    await held()
    expect(stranger.exitCode).toBeNull()
  })

  it('survives a kill in the middle of creating the database', async () => {
    const child = spawn(process.execPath, [holder, dataDir], { stdio: 'ignore' })
    const hasBegun = (): boolean => globSync('banco.criando-*/PG_VERSION', { cwd: dataDir }).length > 0
    await expect.poll(hasBegun, { interval: 5, timeout: BUSY_MACHINE_MS }).toBe(true)
    await end(child, 'SIGKILL')
    await write((await held()).connection)
  })

  it('works under a path longer than a socket name may be', async () => {
    const folder = join(base, 'a'.repeat(120), 'b'.repeat(120))
    const { child, connection } = await held(folder)
    await write(connection)
    await end(child, 'SIGTERM')
    expect(existsSync(String(connection.host))).toBe(false)
  })
})

describe('startEmbedded', () => {
  const refusal = (folder = dataDir): Promise<string> =>
    startEmbedded({ dataDir: folder }).then(
      async (embedded) => {
        await embedded.stop()
        return 'started'
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )

  it('asks for a password where there are no sockets', async () => {
    // Only Windows uses it, where a process never changes user: let this one walk to the password file.
    chmodSync(base, 0o755)
    mkdirSync(dataDir)
    const embedded = await startEmbedded({ dataDir, transport: 'tcp' })
    try {
      expect(embedded.connection).toMatchObject({
        host: '127.0.0.1',
        password: expect.stringMatching(/^\w{48}$/),
      })
      await write(embedded.connection)
      await expect(read({ ...embedded.connection, password: 'errada' })).rejects.toThrow(
        'Usuário ou senha recusados',
      )
    } finally {
      await embedded.stop()
    }
  })

  it('refuses the data of another PostgreSQL version', async () => {
    mkdirSync(join(dataDir, 'banco'), { recursive: true })
    writeFileSync(join(dataDir, 'banco/PG_VERSION'), '14\n')
    expect(await refusal()).toMatch(/é do PostgreSQL 14, e este sistema usa o 18[^]*npm run atualizar-banco/)
    writeFileSync(join(dataDir, 'banco/PG_VERSION'), '99\n')
    expect(await refusal()).toMatch(/é do PostgreSQL 99[^]*Inicie a versão do sistema que o fez/)
  })

  it('refuses a folder that holds something else', async () => {
    mkdirSync(join(dataDir, 'banco'), { recursive: true })
    writeFileSync(join(dataDir, 'banco/planilha.txt'), '')
    expect(await refusal()).toMatch(/existe, mas não contém um banco de dados/)
  })

  it('says so when the data folder cannot be a folder', async () => {
    writeFileSync(join(base, 'arquivo'), '')
    expect(await refusal(join(base, 'arquivo/dados'))).toMatch(/O caminho não é uma pasta/)
  })

  it('says so when the database files are damaged', async () => {
    comBanco()
    writeFileSync(join(dataDir, 'banco/global/pg_control'), Buffer.alloc(8192))
    expect(await refusal()).toMatch(/não pôde ser iniciado[\s\S]*Detalhe: .*(FATAL|PANIC)/)
  })

  it('releases the folder after a failed start', async () => {
    mkdirSync(join(dataDir, 'banco'), { recursive: true })
    await refusal()
    rmSync(join(dataDir, 'banco'), { recursive: true })
    expect(await refusal()).toBe('started')
  })
})
