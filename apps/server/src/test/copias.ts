import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { localFileStore } from '../arquivos/file-store.ts'
import type { Manifest } from '../backup/copies.ts'
import type { CopyJob } from '../backup/copy.ts'
import { restoreCopy, type RestoreJob } from '../backup/restore.ts'
import { createSeal } from '../backup/seal.ts'
import { archiveLog } from '../backup/wal.ts'
import { systemClock } from '../clock.ts'
import { withClient } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { layout } from '../postgres/data-folder.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'

/** A server with a database of its own for the tests of one file about copies, and a folder for what they make. */
export function abrirCopias() {
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

  return {
    get server() {
      return server
    },
    get key() {
      return key
    },
    archive,
    dataDir,
    folderFor,
    job,
    marks,
    restored,
    run,
    storeOf,
    upload,
  }
}
