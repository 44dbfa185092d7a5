import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localFileStore } from '../arquivos/file-store.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { withClient } from '../db/connect.ts'
import { openDb } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { createDeps } from '../deps.ts'
import { layout } from '../postgres/data-folder.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'
import { createClock } from '../test/clock.ts'
import { layoutOf, listCopies, sweepDrafts, writeManifest, type Manifest } from './copies.ts'
import { checkCopy, makeCopy, type CopyJob } from './copy.ts'
import { pruneFiles, restoreFiles } from './files.ts'
import { restoreCopy, type RestoreJob } from './restore.ts'
import { createSeal } from './seal.ts'
import { copyStatus } from './status.ts'
import { copyDatabase } from './tasks.ts'
import { archiveLog } from './wal.ts'

let base: string
let server: Embedded
let key: string

const folderFor = (name: string): string => join(base, name)
const storeOf = (dataDir: string) => localFileStore(join(dataDir, 'arquivos'))
const dataDir = (): string => folderFor('dados')

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'rh-copias-'))
  server = await startEmbedded({ dataDir: dataDir() })
  await migrate(server.connection)
  key = await generateX25519Identity()
  await run(
    `insert into usuario (usuario, nome, email, senha_hash) values ('ana', 'Ana', 'ana@empresa.com.br', '-')`,
  )
  await run(`create table marca (n int primary key, em timestamptz not null default clock_timestamp())`)
})
afterAll(async () => {
  await server.stop()
  rmSync(base, { recursive: true, force: true })
})

const run = (sql: string, values: readonly unknown[] = [], connection: ClientConfig = server.connection) =>
  withClient(
    connection,
    async (client) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  )

const marks = async (connection: ClientConfig = server.connection): Promise<unknown[]> =>
  (await run('select n from marca order by n', [], connection)).map(({ n }) => n)

const job = (folder: string, more: Partial<CopyJob> = {}): CopyJob => ({
  connection: server.connection,
  dataDir: dataDir(),
  files: storeOf(dataDir()),
  folder: folderFor(folder),
  key: undefined,
  clock: systemClock,
  ...more,
})

/** An uploaded file, as a call leaves it. */
async function upload(content: string): Promise<string> {
  const id = randomUUID()
  const path = folderFor(`enviado-${id}`)
  writeFileSync(path, content)
  await storeOf(dataDir()).guardar(id, path)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await run(
    `insert into arquivo (id, nome, tipo, bytes, sha256, enviado_por, enviado_em)
     select $1, 'a.pdf', 'application/pdf', $2, $3, max(id), now() from usuario`,
    [id, content.length, sha256],
  )
  return id
}

const archive = (folder: string, withKey?: string): Promise<void> =>
  withClient(server.connection, (client) =>
    archiveLog(client, layout(dataDir()).cluster, { folder: folderFor(folder), seal: createSeal(withKey) }),
  )

/** Restores into a folder of its own and answers what `look` sees there. */
async function restored<T>(
  {
    folder,
    copy,
    until = 'ultimo',
    withKey,
  }: {
    readonly folder: string
    readonly copy: Manifest
    readonly until?: RestoreJob['until']
    readonly withKey?: string
  },
  look: (connection: ClientConfig, folder: string) => Promise<T>,
): Promise<T> {
  const into = folderFor(`restaurado-${randomUUID()}`)
  const job = { folder: folderFor(folder), copy, key: withKey, dataDir: into, until, isScratch: true }
  const there = await restoreCopy(job)
  try {
    return await look(there.connection, into)
  } finally {
    await there.stop()
  }
}

describe('a copy of the database that works on', () => {
  it('has everything that was committed before it ended, whatever is written meanwhile', async () => {
    const copying = new AbortController()
    const written: number[] = []
    const writer = (async () => {
      for (let n = 1; !copying.signal.aborted; n += 1) {
        await run('insert into marca (n) values ($1)', [n])
        written.push(n)
      }
    })()
    while (written.length === 0) await sleep(5)
    const before = written.length
    const made = await makeCopy(job('vivo'))
    copying.abort()
    await writer
    const copy = await checkCopy(job('vivo'), made)
    expect(copy).toEqual({ ...made, problemas: [], arquivosFaltando: [], verificada: expect.any(String) })
    expect(await listCopies(folderFor('vivo'))).toEqual([copy])
    const there = await restored({ folder: 'vivo', copy, until: 'fim-da-copia' }, marks)
    expect(there.length).toBeGreaterThanOrEqual(before)
    expect(there).toEqual(written.slice(0, there.length))
  })

  it('is encrypted with a key, and opens with no other', async () => {
    const secret = `segredo-${randomUUID()}`
    const id = await upload(secret)
    const copy = await makeCopy(job('cifrado', { key }))
    expect(copy.arquivo).toMatch(/\.tar\.zst\.age$/)
    const folder = layoutOf(folderFor('cifrado'))
    expect(readFileSync(join(folder.files, id.slice(0, 2), `${id}.zst.age`)).includes(secret)).toBe(false)
    expect(readFileSync(join(folder.bases, copy.arquivo)).includes('pg_control')).toBe(false)
    const open = (withKey?: string) =>
      restored({ folder: 'cifrado', copy, ...(withKey === undefined ? {} : { withKey }) }, marks)
    await expect(open()).rejects.toThrow('Informe em COPIAS_CHAVE a chave com que foi feita')
    await expect(open(await generateX25519Identity())).rejects.toThrow('a chave de COPIAS_CHAVE é outra')
    expect(await open(key)).toEqual(await marks())
  })

  it('that was damaged is refused, and said when it is checked', async () => {
    const copy = await makeCopy(job('danificado'))
    const file = join(layoutOf(folderFor('danificado')).bases, copy.arquivo)
    const bytes = readFileSync(file)
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
    writeFileSync(file, bytes)
    await expect(restored({ folder: 'danificado', copy }, marks)).rejects.toThrow(/danificada/)
    writeFileSync(file, bytes.subarray(0, 1000))
    const { problemas } = await checkCopy(job('danificado'), copy)
    expect(problemas).toEqual([expect.stringContaining('danificada')])
    expect(await listCopies(folderFor('danificado'))).toMatchObject([{ problemas }])
  })

  it('that is under way is left alone; only old drafts are swept, wherever they are', async () => {
    const folder = folderFor('rascunhos')
    const files = [
      'bancos/a.tar.zst',
      'bancos/a.tar.zst.parcial-1',
      'wal/b.zst.parcial-2',
      'arquivos/aa/c.zst.parcial-3',
    ]
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), 'x')
    }
    const left = (): string[] => files.filter((file) => existsSync(join(folder, file)))
    await sweepDrafts(folder)
    expect(left()).toEqual(files)
    await sweepDrafts(folder, Date.now() + 25 * 3_600_000)
    expect(left()).toEqual(['bancos/a.tar.zst'])
  })

  it('without its manifest is none', async () => {
    const copy = await makeCopy(job('sem-manifesto'))
    const { bases } = layoutOf(folderFor('sem-manifesto'))
    expect(await listCopies(folderFor('sem-manifesto'))).toEqual([copy])
    writeFileSync(join(bases, `${copy.nome}.json`), '{')
    expect(await listCopies(folderFor('sem-manifesto'))).toEqual([])
  })
})

describe('the log since a copy', () => {
  it('brings back what was written until a moment, and no later', async () => {
    const copy = await makeCopy(job('log', { key }))
    await run('insert into marca (n) values (1000001)')
    await archive('log', key)
    const [moment] = await run('select (extract(epoch from clock_timestamp()) * 1000)::float8 as agora')
    await sleep(20)
    await run('insert into marca (n) values (1000002)')
    // Full segments, and the one under way.
    await run('select pg_switch_wal()')
    await run('insert into marca (n) values (1000003)')
    await archive('log', key)
    await archive('log', key)
    const names = readdirSync(layoutOf(folderFor('log')).wal)
    expect(names.filter((name) => name.endsWith('.aberto.zst.age'))).toHaveLength(1)
    const late = async (until: RestoreJob['until']) =>
      (await restored({ folder: 'log', copy, until, withKey: key }, marks)).filter(
        (n) => Number(n) > 1_000_000,
      )
    const until = Temporal.Instant.fromEpochMilliseconds(Math.trunc(Number(moment?.agora)))
    expect(await late('ultimo')).toEqual([1_000_001, 1_000_002, 1_000_003])
    expect(await late(until.add({ milliseconds: 10 }))).toEqual([1_000_001])
    await expect(late(Temporal.Now.instant().add({ hours: 1 }))).rejects.toThrow(
      /As cópias não chegam até .* é de /s,
    )
  })

  it('is kept by the server until it was archived, and let go then', async () => {
    const held = async () =>
      (
        await run(
          `select pg_walfile_name(restart_lsn) as segment from pg_replication_slots where slot_name = 'copias'`,
        )
      )[0]
    await archive('folga')
    const before = await held()
    await run('select pg_switch_wal()')
    await run('insert into marca (n) values (2000001)')
    expect(await held()).toEqual(before)
    await archive('folga')
    expect(await held()).not.toEqual(before)
  })
})

describe('uploaded files', () => {
  it('come back, each as it was received; what there is no copy of is told', async () => {
    const [kept, lost] = [await upload('ficou'), await upload('sumiu')]
    await storeOf(dataDir()).apagar(lost)
    const copy = await makeCopy(job('arquivos'))
    expect(copy.arquivosFaltando).toEqual([lost])
    const missing = await restored({ folder: 'arquivos', copy }, (connection, into) =>
      withClient(connection, async (client) => {
        const store = storeOf(into)
        const without = await restoreFiles(client, store, folderFor('arquivos'), undefined)
        expect(readFileSync(join(into, 'arquivos', kept.slice(0, 2), kept), 'utf8')).toBe('ficou')
        return without
      }),
    )
    expect(missing).toEqual([lost])
    await run('delete from arquivo where id = $1', [lost])
  })

  it('that changed on the disk are not copied as if they were right', async () => {
    const id = await upload('certo')
    writeFileSync(join(dataDir(), 'arquivos', id.slice(0, 2), id), 'outro')
    expect((await makeCopy(job('trocado'))).arquivosFaltando).toEqual([id])
    await run('delete from arquivo where id = $1', [id])
  })

  it('are deleted from the copies when no kept copy knows them any more', async () => {
    const id = await upload('velho')
    await makeCopy(job('limpeza'))
    const copied = (): boolean =>
      readdirSync(layoutOf(folderFor('limpeza')).files, { recursive: true }).some((name) =>
        String(name).includes(id),
      )
    const pruneAt = (oldestKept: string, now: string): Promise<void> =>
      withClient(server.connection, (client) => pruneFiles(client, folderFor('limpeza'), oldestKept, now))
    await pruneAt('2030-01-01T00:00:00.000Z', '2030-01-31T00:00:00.000Z')
    await run('delete from arquivo where id = $1', [id])
    await pruneAt('2030-01-02T00:00:00.000Z', '2030-02-01T00:00:00.000Z')
    expect(copied()).toBe(true)
    await pruneAt('2030-02-01T00:00:00.000Z', '2030-03-01T00:00:00.000Z')
    expect(copied()).toBe(true)
    await pruneAt('2030-02-01T00:00:00.001Z', '2030-03-02T00:00:00.000Z')
    expect(copied()).toBe(false)
  })
})

describe('a file that was let go of', () => {
  const copied = (folder: string, id: string): boolean =>
    readdirSync(layoutOf(folderFor(folder)).files, { recursive: true }).some((name) =>
      String(name).includes(id),
    )

  it('is missed in no copy and by no restore, and goes from the copies once those that knew it are gone', async () => {
    const id = await upload('rg de quem saiu')
    await makeCopy(job('eliminado'))
    await storeOf(dataDir()).apagar(id)
    await run(
      `update arquivo set nome = 'anonimizado', sha256 = repeat('0', 64), eliminado_em = now() where id = $1`,
      [id],
    )
    const copy = await makeCopy(job('eliminado'))
    const elsewhere = await makeCopy(job('outra-pasta'))
    const missing = await restored({ folder: 'eliminado', copy }, (connection, into) =>
      withClient(connection, (client) =>
        restoreFiles(client, storeOf(into), folderFor('eliminado'), undefined),
      ),
    )
    expect(missing).toEqual([])
    expect([copy.arquivosFaltando, elsewhere.arquivosFaltando]).toEqual([[], []])
    const pruneAt = (oldestKept: string, now: string): Promise<void> =>
      withClient(server.connection, (client) => pruneFiles(client, folderFor('eliminado'), oldestKept, now))
    await pruneAt('2030-01-02T00:00:00.000Z', '2030-02-01T00:00:00.000Z')
    expect(copied('eliminado', id)).toBe(true)
    await pruneAt('2030-02-02T00:00:00.000Z', '2030-03-01T00:00:00.000Z')
    expect(copied('eliminado', id)).toBe(false)
    await run('delete from arquivo where id = $1', [id])
  })
})

describe('a file that is taken away while it is copied', () => {
  it.each([
    ['let go of', `update arquivo set sha256 = repeat('0', 64), eliminado_em = now() where id = $1`],
    ['of nobody', 'delete from arquivo where id = $1'],
  ])('because it is %s, is missed in no copy', async (why, statement) => {
    const id = await upload(`some ${why}`)
    const store = storeOf(dataDir())
    let erased: Promise<unknown> = Promise.resolve()
    /** Bytes first, then the row, which is locked meanwhile: as both of those who take files away do it. */
    const erase = (gone: () => void) =>
      withClient(server.connection, async (client) => {
        await client.query('begin')
        await client.query('select from arquivo where id = $1 for update', [id])
        await store.apagar(id)
        gone()
        await sleep(200)
        await client.query(statement, [id])
        await client.query('commit')
      })
    const abrir = async (which: string) => {
      if (which === id) {
        const { promise, resolve } = Promise.withResolvers<void>()
        erased = erase(resolve)
        await promise
      }
      return store.abrir(which)
    }
    const copy = await makeCopy(job(`tirado-${why.replace(' ', '-')}`, { files: { ...store, abrir } }))
    await erased
    expect(copy.arquivosFaltando).toEqual([])
    await run('delete from arquivo where id = $1', [id])
  })
})

describe('the tasks of the system', () => {
  const clock = createClock()
  const config = () => loadConfig({ DADOS_DIR: dataDir(), COPIAS_DIR: folderFor('noites'), COPIAS_DIAS: '2' })
  const deps = () => createDeps({ db: openDb(server.connection), config: config(), clock })
  const copies = async (): Promise<string[]> =>
    (await listCopies(folderFor('noites'))).map(({ nome }) => nome)
  const status = async () => (await copyStatus(config(), clock)).situacao

  it('copy once a night, also when the night was missed, and delete what is old', async () => {
    clock.irPara('2026-11-23T12:00:00Z')
    expect(await status()).toBe('nenhuma')
    const all = deps()
    try {
      await copyDatabase.executar(all)
      await copyDatabase.executar(all)
      expect(await copies()).toEqual(['2026-11-23T12-00-00Z'])
      expect(await status()).toBe('em_dia')
      // Before two o'clock of the company's night.
      clock.irPara('2026-11-24T04:59:00Z')
      await copyDatabase.executar(all)
      expect(await copies()).toHaveLength(1)
      clock.irPara('2026-11-25T01:00:00Z')
      expect(await status()).toBe('atrasada')
      await copyDatabase.executar(all)
      clock.irPara('2026-11-27T12:00:00Z')
      await copyDatabase.executar(all)
      expect(await copies()).toEqual(['2026-11-27T12-00-00Z'])
    } finally {
      await all.db.destroy()
    }
  })

  it('try again, an hour apart, when the copy of the night may not be relied on', async () => {
    const all = deps()
    const tonight = async () =>
      (await listCopies(folderFor('noites'))).filter(({ inicio }) => inicio > '2026-11-30')
    try {
      const lost = await upload('lost')
      await storeOf(dataDir()).apagar(lost)
      clock.irPara('2026-11-30T05:00:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T05-00-00Z has problems')
      // The queue tries a minute later: it is told again, and nothing is copied.
      clock.irPara('2026-11-30T05:59:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T05-00-00Z has problems')
      expect(await tonight()).toHaveLength(1)
      // One that is no better takes the place of the one before.
      clock.irPara('2026-11-30T06:00:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T06-00-00Z has problems')
      expect(await tonight()).toMatchObject([{ nome: '2026-11-30T06-00-00Z', arquivosFaltando: [lost] }])
      await run('delete from arquivo where id = $1', [lost])
      clock.irPara('2026-11-30T07:00:00Z')
      await copyDatabase.executar(all)
      clock.irPara('2026-11-30T08:00:00Z')
      await copyDatabase.executar(all)
      expect((await tonight()).map(({ nome }) => nome)).toEqual(['2026-11-30T07-00-00Z'])
      expect(await status()).toBe('em_dia')
    } finally {
      await all.db.destroy()
    }
  })

  it('read back a copy that whoever made it had no time to', async () => {
    const all = deps()
    try {
      const [copy] = (await listCopies(folderFor('noites'))).slice(-1)
      if (!copy) throw new Error('There is a copy')
      await writeManifest(folderFor('noites'), { ...copy, verificada: null })
      clock.irPara('2026-11-30T08:10:00Z')
      // Until then nobody knows whether it can be relied on.
      expect(await status()).not.toBe('em_dia')
      await copyDatabase.executar(all)
      expect((await listCopies(folderFor('noites'))).at(-1)).toEqual({
        ...copy,
        verificada: '2026-11-30T08:10:00.000Z',
      })
      expect(await status()).toBe('em_dia')
    } finally {
      await all.db.destroy()
    }
  })

  it('say that a copy with problems is none to rely on', async () => {
    const [copy] = await listCopies(folderFor('noites'))
    if (!copy) throw new Error('There is a copy')
    await writeManifest(folderFor('noites'), { ...copy, arquivosFaltando: ['x'] })
    expect(await status()).toBe('com_problemas')
  })
})

describe('the commands', () => {
  /** Runs one, as `npm run` does, and answers what it said. */
  async function command(
    file: string,
    { args = [], into = dataDir() }: { readonly args?: readonly string[]; readonly into?: string },
  ): Promise<{ readonly code: number | null; readonly said: string }> {
    const { DATABASE_URL: _ours, ...env } = process.env
    const child = spawn(process.execPath, [join(import.meta.dirname, `../cli/${file}.ts`), ...args], {
      env: { ...env, DADOS_DIR: into, COPIAS_DIR: folderFor('comandos'), COPIAS_CHAVE: key },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    await once(child, 'close')
    return { code: child.exitCode, said }
  }

  it('copy a system in use, and restore it elsewhere with its files', async () => {
    const id = await upload('comandado')
    expect(await command('backup', {})).toEqual({
      code: 0,
      said: expect.stringMatching(/Cópia \S+: banco de .* MB e \d+ arquivos? enviados?\.\n.*está boa/),
    })
    const into = folderFor('destino')
    expect(await command('restaurar', { into })).toMatchObject({
      code: 0,
      said: expect.stringContaining('Pronto: inicie o sistema com npm start.'),
    })
    expect(readFileSync(join(into, 'arquivos', id.slice(0, 2), id), 'utf8')).toBe('comandado')
    const again = await startEmbedded({ dataDir: into })
    const there = await marks(again.connection)
    await again.stop()
    expect(there).toEqual(await marks())
  })

  it('delete nothing: what was there is kept aside, and is back when a restore fails', async () => {
    const into = folderFor('destino')
    expect(await command('restaurar', { into })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/O banco que havia ficou em .*banco\.antes-/),
    })
    const before = readdirSync(join(into, 'banco')).toSorted()
    const failed = await command('restaurar', { into, args: ['--ate', '2090-01-01 10:00'] })
    expect(failed).toEqual({ code: 1, said: expect.stringContaining('As cópias não chegam até') })
    expect(readdirSync(join(into, 'banco')).toSorted()).toEqual(before)
  })

  it.each([
    [['--ate', 'ontem'], 'Escreva como 2026-11-23 14:30'],
    [['--ate', '2001-01-01 10:00'], 'Não há cópia que sirva'],
    [['--copia', 'nenhuma'], 'Não há cópia que sirva'],
    [['--apagar'], 'Uso: npm run restaurar'],
  ])('refuse %j with words', async (args, words) => {
    const answer = await command('restaurar', { args, into: folderFor('recusado') })
    expect(answer).toEqual({ code: 1, said: expect.stringContaining(words) })
  })

  it('do not restore over a system in use', async () => {
    const answer = await command('restaurar', {})
    expect(answer).toEqual({ code: 1, said: expect.stringContaining('Encerre o sistema antes') })
  })
})
