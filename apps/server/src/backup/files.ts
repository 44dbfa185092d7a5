import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import { listar, type FileStore } from '../arquivos/file-store.ts'
import { errorCode, StartupError } from '../startup-error.ts'
import { writeWhole } from '../durable/durable.ts'
import { layoutOf, walk } from './copies.ts'
import { sealOf, unsealedName, type Seal } from './seal.ts'
import { hashing, through } from './streams.ts'

interface FileRow {
  readonly id: string
  readonly sha256: string
}

const PAGE = 1_000

/**
 * Uploaded files that the database knows, in order of id. Of one that was let go of nothing but its row is left. Asked
 * of the row as a document: a database that was brought back may be older than the column.
 */
export async function* knownFiles(client: Client): AsyncGenerator<FileRow> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<FileRow>(
      `select id::text as id, sha256 from arquivo a
        where id > $1 and to_jsonb(a) ->> 'eliminado_em' is null order by id limit ${PAGE}`,
      [after],
    )
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** Where the copy of a file is, by its id. */
async function copiedFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const { files } = layoutOf(folder)
  const folders = await listar(files)
  if (folders.length === 0) return new Map()
  return new Map((await walk(files)).map((file) => [unsealedName(basename(file)), file]))
}

/** The store does not have what the database says: to be told, while the other files are copied. */
class WrongContent extends Error {}

async function copyOne(store: FileStore, row: FileRow, folder: string, seal: Seal): Promise<void> {
  const file = join(layoutOf(folder).files, row.id.slice(0, 2), `${row.id}${seal.suffix}`)
  const { step, digest } = hashing()
  await writeWhole(file, async (draft) => {
    const source = through(await openStored(store, row.id), step)
    await pipeline(await seal.close(source), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    if (digest() !== row.sha256) throw new WrongContent()
  })
}

async function openStored(store: FileStore, id: string): Promise<Readable> {
  try {
    return await store.abrir(id)
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? new WrongContent() : error
  }
}

/**
 * Whether the database still has a file that the store did not. Who takes one away holds its row, takes the bytes first
 * and says so in the row afterwards: that end is waited for.
 */
async function isKept(client: Client, { id }: FileRow): Promise<boolean> {
  const { rows } = await client.query(
    'select from arquivo where id = $1 and eliminado_em is null for key share',
    [id],
  )
  return rows.length > 0
}

/** How many files a copy has, and the ids of those that it could not get. */
export interface CopiedFiles {
  readonly count: number
  readonly missing: readonly string[]
}

/** Copies the uploaded files that are not there yet. They never change, so that each is copied once. */
export async function copyFiles(
  client: Client,
  store: FileStore,
  folder: string,
  seal: Seal,
): Promise<CopiedFiles> {
  const copied = await copiedFiles(folder)
  const missing: string[] = []
  let count = 0
  for await (const row of knownFiles(client)) {
    try {
      if (!copied.has(row.id)) await copyOne(store, row, folder, seal)
      count += 1
    } catch (error) {
      if (!(error instanceof WrongContent)) throw error
      if (await isKept(client, row)) missing.push(row.id)
    }
  }
  return { count, missing }
}

/** Brings back the copies of the files that the database knows; answers the ids of those that there is no copy of. */
export async function restoreFiles(
  client: Client,
  store: FileStore,
  folder: string,
  key: string | undefined,
): Promise<readonly string[]> {
  const copied = await copiedFiles(folder)
  const missing: string[] = []
  const draft = join(await mkdtemp(join(tmpdir(), 'rh-arquivo-')), 'arquivo')
  try {
    for await (const { id, sha256 } of knownFiles(client)) {
      const copy = copied.get(id)
      if (copy === undefined) missing.push(id)
      else await restoreOne(store, { id, sha256 }, copy, draft, key)
    }
  } finally {
    await rm(dirname(draft), { recursive: true, force: true })
  }
  return missing
}

async function restoreOne(
  store: FileStore,
  { id, sha256 }: FileRow,
  copy: string,
  draft: string,
  key?: string,
) {
  const { step, digest } = hashing()
  const content = through(await sealOf(copy, key).open(createReadStream(copy)), step)
  await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
  if (digest() !== sha256) throw new StartupError(`A cópia do arquivo ${id} está danificada: ${copy}.`)
  await store.guardar(id, draft)
}

const unknownSchema = z.record(z.string(), z.iso.datetime())

async function readUnknown(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return unknownSchema.parse(JSON.parse(await readFile(layoutOf(folder).unknown, 'utf8')))
  } catch {
    // Read anew from now on: what is deleted too late is only larger.
    return {}
  }
}

/** Deletes copies of files that the database has not known since before the oldest copy of it that is kept. */
export async function pruneFiles(
  client: Client,
  folder: string,
  oldestKept: string,
  now: string,
): Promise<void> {
  const unknown = new Map(await copiedFiles(folder))
  for await (const { id } of knownFiles(client)) unknown.delete(id)
  const before = await readUnknown(folder)
  const since = [...unknown].map(([id, file]) => ({ id, file, since: before[id] ?? now }))
  for (const { file } of since.filter((each) => each.since < oldestKept)) await rm(file, { force: true })
  const still = since.filter((each) => each.since >= oldestKept)
  const text = JSON.stringify(Object.fromEntries(still.map((each) => [each.id, each.since])))
  await writeWhole(layoutOf(folder).unknown, (draft) => writeFile(draft, text, { mode: 0o600 }))
}
