import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { listar } from '../arquivos/file-store.ts'
import { isHistory, isSegment, positionOf } from './cluster.ts'
import { writeWhole } from '../durable/durable.ts'
import { layoutOf } from './copies.ts'
import { unsealedName, type Seal } from './seal.ts'

const SLOT = 'copias'
/** A segment that is not full yet; the next run replaces it. */
const OPEN_END = '.aberto'

/** How far the archive of the log has come. */
interface Slot {
  readonly isLost: boolean
}

async function slotOf(client: Client): Promise<Slot | undefined> {
  const { rows } = await client.query<{ status: string | null }>(
    `select wal_status as status from pg_replication_slots where slot_name = $1`,
    [SLOT],
  )
  return rows[0] && { isLost: rows[0].status === 'lost' }
}

/** Makes the server keep its log until it was archived. One that fell too far behind begins anew, with a gap. */
async function holdLog(client: Client): Promise<void> {
  const slot = await slotOf(client)
  if (slot?.isLost) await client.query(`select pg_drop_replication_slot($1)`, [SLOT])
  if (!slot || slot.isLost) await client.query(`select pg_create_physical_replication_slot($1, true)`, [SLOT])
}

/** Lets the server recycle its log as far as it was archived: up to the beginning of the segment that it writes. */
const releaseLog = (client: Client, segment: string): Promise<unknown> =>
  client.query(
    `select pg_replication_slot_advance($1, lsn)
       from (select restart_lsn as held, '0/0'::pg_lsn + (('x' || substr($2, 9, 8))::bit(32)::bigint * 4294967296
                      + ('x' || substr($2, 17, 8))::bit(32)::bigint * size) as lsn
               from pg_replication_slots, (select setting::bigint as size from pg_settings
                                            where name = 'wal_segment_size') s where slot_name = $1) at
      where lsn > held`,
    [SLOT, segment],
  )

interface Destination {
  readonly folder: string
  readonly seal: Seal
}

async function put(source: Readable, name: string, { folder, seal }: Destination): Promise<void> {
  const file = join(layoutOf(folder).wal, `${name}${seal.suffix}`)
  await writeWhole(file, async (draft) =>
    pipeline(await seal.close(source), createWriteStream(draft, { flags: 'wx', mode: 0o600 })),
  )
}

/** A segment as far as it is written, and zeros: what an earlier use of its file left behind would be copied again and again. */
async function* writtenOf(file: string, written: number): AsyncGenerator<Uint8Array> {
  const { size } = await stat(file)
  if (written > 0)
    for await (const chunk of createReadStream(file, { end: written - 1 })) yield chunk as Buffer
  yield new Uint8Array(size - written)
}

/** Names in the archive, without what sealing added. */
const archived = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await listar(layoutOf(folder).wal)).map(unsealedName))

/**
 * Copies what the database wrote since the last time: full segments of its log once, the one that it writes as far as
 * it is. Whatever was committed a minute ago can then be restored, up to any moment of it.
 */
export async function archiveLog(client: Client, cluster: string, destination: Destination): Promise<void> {
  await holdLog(client)
  const { segment: current, written } = await positionOf(client)
  const fileOf = (name: string): string => join(cluster, 'pg_wal', name)
  const done = await archived(destination.folder)
  const names = (await readdir(join(cluster, 'pg_wal'))).toSorted()
  for (const name of names.filter((each) => isHistory(each) && !done.has(each)))
    await put(createReadStream(fileOf(name)), name, destination)
  for (const name of names.filter((each) => isSegment(each) && each < current && !done.has(each)))
    await put(createReadStream(fileOf(name)), name, destination)
  await put(Readable.from(writtenOf(fileOf(current), written)), `${current}${OPEN_END}`, destination)
  for (const name of done) {
    if (name.endsWith(OPEN_END) && name.slice(0, -OPEN_END.length) < current)
      await forget(destination.folder, name)
  }
  await releaseLog(client, current)
}

async function forget(folder: string, name: string): Promise<void> {
  const { wal } = layoutOf(folder)
  for (const file of await listar(wal)) {
    if (unsealedName(file) === name) await rm(join(wal, file), { force: true })
  }
}

/** Deletes segments older than the first that a kept copy may need. Histories stay: they are a line each. */
export async function pruneLog(folder: string, firstNeeded: string): Promise<void> {
  for (const name of await archived(folder)) {
    const segment = name.replace(OPEN_END, '')
    if (isSegment(segment) && segment.slice(8) < firstNeeded.slice(8)) await forget(folder, name)
  }
}

/** A file of the archive and the name that the server knows it by. */
export interface ArchivedLog {
  readonly file: string
  readonly name: string
}

/**
 * What of the archive continues a copy: the segments of its history from its first one, as far as none is missing, and
 * the known histories, so that the one that begins with the restore gets a number of its own.
 */
export async function logAfter(
  folder: string,
  timeline: string,
  first: string,
): Promise<readonly ArchivedLog[]> {
  const { wal } = layoutOf(folder)
  const files = (await listar(wal))
    .toSorted()
    .map((file) => ({ file: join(wal, file), name: unsealedName(file) }))
  const byName = new Map(files.map((each) => [each.name, each.file]))
  const names = new Set(files.map(({ name }) => name.replace(OPEN_END, '')))
  const segments = [...names]
    .filter((name) => isSegment(name) && name.startsWith(timeline) && name >= first)
    .toSorted()
    .flatMap((name) => {
      const file = byName.get(name) ?? byName.get(`${name}${OPEN_END}`)
      return file === undefined ? [] : [{ file, name }]
    })
  return [...files.filter(({ name }) => isHistory(name)), ...segments]
}
