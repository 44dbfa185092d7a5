import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { once } from 'node:events'
import type { Client } from 'pg'
import type { Header, Pack } from 'tar-stream'
import { errorCode } from '../startup-error.ts'

/** What identifies a database and a point of its history. */
export interface Position {
  readonly system: string
  /** First eight digits of the names of its segments. */
  readonly timeline: string
  /** The segment of the log that is being written. */
  readonly segment: string
  /** Bytes of it that are written. */
  readonly written: number
}

/** Where the database stands. */
export async function positionOf(client: Client): Promise<Position> {
  const { rows } = await client.query<Omit<Position, 'timeline'>>(
    `select (select system_identifier::text from pg_control_system()) as system,
            file_name as segment, file_offset as written
       from pg_walfile_name_offset(pg_current_wal_lsn())`,
  )
  const { system = '', segment = '', written = 0 } = rows[0] ?? {}
  return { system, segment, written, timeline: segment.slice(0, 8) }
}

/** Folders whose content a started server makes anew; their log goes separately. PostgreSQL's own base backup agrees. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|\.s\.PGSQL\..*|pg_internal\.init.*|pgsql_tmp.*|.*\.signal)$/
/** What says where recovery begins goes last: nothing copied before it may be newer than it knows. */
const LAST = join('global', 'pg_control')

async function contentOf(cluster: string) {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({
    path: relative(cluster, join(entry.parentPath, entry.name)),
    name: entry.name,
    isFolder: entry.isDirectory(),
  }))
  const kept = paths.filter(({ path, name, isFolder }) => {
    const [top = ''] = path.split(sep)
    return !LEFT_OUT.test(name) && (isFolder ? path === top || !EMPTIED.has(top) : !EMPTIED.has(top))
  })
  return {
    folders: kept.filter(({ isFolder }) => isFolder).map(({ path }) => path),
    files: kept.filter(({ path, isFolder }) => !isFolder && path !== LAST).map(({ path }) => path),
  }
}

const nameIn = (path: string): string => path.split(sep).join('/')

function addEntry(pack: Pack, header: Partial<Header> & Pick<Header, 'name'>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()))
  return { entry, done: promise }
}

async function addText(pack: Pack, name: string, text: string): Promise<void> {
  const { entry, done } = addEntry(pack, { name, size: Buffer.byteLength(text), mode: 0o600 })
  entry.end(text)
  await done
}

async function addFolder(pack: Pack, name: string): Promise<void> {
  const { entry, done } = addEntry(pack, { name, type: 'directory', mode: 0o700 })
  entry.end(null)
  await done
}

const CHUNK = 1024 * 1024

/**
 * A file as long as it was when it was looked at. It may shrink or go while it is read, since the database works on:
 * the log since the start of the copy says what belongs there, so that zeros are as good as anything.
 */
async function* bytesOf(file: string, size: number): AsyncGenerator<Buffer> {
  let read = 0
  try {
    for await (const chunk of createReadStream(file, { end: size - 1, highWaterMark: CHUNK })) {
      read += (chunk as Buffer).length
      yield chunk as Buffer
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  for (; read < size; read += CHUNK) yield Buffer.alloc(Math.min(size - read, CHUNK))
}

/** Adds a file, unless it is gone. */
async function addFile(pack: Pack, cluster: string, path: string): Promise<void> {
  const file = join(cluster, path)
  const size = await sizeOf(file)
  if (size === undefined) return
  const { entry, done } = addEntry(pack, { name: nameIn(path), size, mode: 0o600 })
  if (size > 0) {
    for await (const chunk of bytesOf(file, size)) if (!entry.write(chunk)) await once(entry, 'drain')
  }
  entry.end(null)
  await done
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The part of a database's log that restoring a copy of it needs. */
export interface Packed {
  readonly position: Position
  readonly firstSegment: string
}

/**
 * Packs a database that works on, on one dedicated connection: between the two calls that PostgreSQL has for it, every
 * file as it is found, then the log written meanwhile, from which a restored server makes the files agree. Needs the
 * rights of a superuser, which the embedded database's user has.
 */
export async function packCluster(
  client: Client,
  cluster: string,
  pack: Pack,
  label: string,
): Promise<Packed> {
  // Ends with the connection; until then no segment is recycled.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
    `copia_${label.toLowerCase().replace(/\W/g, '_')}`,
  ])
  const started = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start($1, fast => true)) as segment`,
    [label],
  )
  const firstSegment = started.rows[0]?.segment ?? ''
  const { folders, files } = await contentOf(cluster)
  for (const path of folders) await addFolder(pack, nameIn(path))
  for (const path of files) await addFile(pack, cluster, path)
  await addFile(pack, cluster, LAST)
  const stopped = await client.query<{ label: string; segment: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)`,
  )
  const { label: backupLabel = '', segment: lastSegment = '' } = stopped.rows[0] ?? {}
  await addText(pack, 'backup_label', backupLabel)
  for (const segment of await segmentsOf(cluster, firstSegment, lastSegment))
    await addFile(pack, cluster, join('pg_wal', segment))
  return { position: await positionOf(client), firstSegment }
}

/** Names of the segments of one history, from one to another. */
export async function segmentsOf(cluster: string, first: string, last: string): Promise<readonly string[]> {
  const names = await readdir(join(cluster, 'pg_wal'))
  return names.filter((name) => isSegment(name) && name >= first && name <= last).toSorted()
}

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)
/** Says from which history, and where, another one branched off. */
export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)
