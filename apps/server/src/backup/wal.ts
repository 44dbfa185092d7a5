import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { listar } from '../arquivos/file-store.ts'
import { isHistory, isSegment, positionOf } from './cluster.ts'
import { layoutOf, writeWhole } from './copies.ts'
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

async function put(cluster: string, name: string, as: string, { folder, seal }: Destination): Promise<void> {
  const file = join(layoutOf(folder).wal, `${as}${seal.suffix}`)
  await writeWhole(file, async (draft) =>
    pipeline(
      await seal.close(createReadStream(join(cluster, 'pg_wal', name))),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    ),
  )
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
  const { segment: current } = await positionOf(client)
  const done = await archived(destination.folder)
  const names = (await readdir(join(cluster, 'pg_wal'))).toSorted()
  for (const name of names.filter((each) => isHistory(each) && !done.has(each)))
    await put(cluster, name, name, destination)
  for (const name of names.filter((each) => isSegment(each) && each < current && !done.has(each)))
    await put(cluster, name, name, destination)
  await put(cluster, current, `${current}${OPEN_END}`, destination)
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
