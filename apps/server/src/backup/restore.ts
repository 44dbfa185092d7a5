import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract, type ExtractEvents, type Header } from 'tar-stream'
import { layout } from '../postgres/data-folder.ts'
import { startEmbedded, type Embedded } from '../postgres/embedded.ts'
import { StartupError } from '../startup-error.ts'
import { layoutOf, type Manifest } from './copies.ts'
import { sealOf } from './seal.ts'
import { hashing, through } from './streams.ts'
import { logAfter } from './wal.ts'

/** A copy, and the moment whose state is wanted. */
export interface RestoreJob {
  readonly folder: string
  readonly copy: Manifest
  readonly key: string | undefined
  /** An empty data folder to restore into. */
  readonly dataDir: string
  /** `fim-da-copia`: as the copy ended; `ultimo`: as far as the log was archived; else that moment of it. */
  readonly until: 'fim-da-copia' | 'ultimo' | Temporal.Instant
  /** Thrown away after a look: nothing is flushed to disk. */
  readonly isScratch?: boolean
}

/** Replaying the log of a day takes longer than a start: past this the disk is not the one it was. */
const REPLAY_MS = 6 * 3_600_000

/** An entry of an archive as it is read: its header, and its bytes. */
type Source = ExtractEvents['entry'][1]

async function unpackEntry(cluster: string, { name, type }: Header, content: Source): Promise<void> {
  const path = normalize(join(cluster, name))
  // A name that leaves the folder is not one that we wrote.
  if (!path.startsWith(cluster + sep)) throw new StartupError(`A cópia contém um caminho estranho: ${name}.`)
  if (type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 })
    content.resume()
    return
  }
  await writeFile(path, content as AsyncIterable<Uint8Array>, { flag: 'wx', mode: 0o600 })
}

/** Unpacks the archive of a copy; fails when it is not, to the byte, the one that was written. */
async function unpack({ folder, copy, key }: RestoreJob, cluster: string): Promise<void> {
  const file = join(layoutOf(folder).bases, copy.arquivo)
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  const { step, digest } = hashing()
  const entries = extract()
  const opened = await sealOf(copy.arquivo, key).open(through(createReadStream(file), step))
  const fed = pipeline(opened, entries)
  fed.catch(() => {})
  // In the same turn: an entry that comes before anybody listens is lost, and the archive with it.
  for await (const entry of entries) await unpackEntry(cluster, entry.header, entry)
  await fed
  if (digest() !== copy.sha256) throw damaged(copy)
}

const damaged = ({ nome }: Manifest): StartupError =>
  new StartupError(`A cópia ${nome} está danificada: o arquivo não é o que foi gravado. Use outra cópia.`)

async function addLog({ folder, copy, key }: RestoreJob, cluster: string): Promise<void> {
  const inCopy = copy.primeiroSegmento
  for (const { file, name } of await logAfter(folder, copy.linhaDoTempo, inCopy)) {
    const target = join(cluster, 'pg_wal', name)
    // Replaces what the copy took of a segment: the archive has it as long or longer.
    await pipeline(
      await sealOf(file, key).open(createReadStream(file)),
      createWriteStream(target, { mode: 0o600 }),
    )
  }
}

/** A moment as the setting takes it: it knows no `Z`. */
const sqlTime = (moment: Temporal.Instant): string => moment.toString().replace('T', ' ').replace('Z', '+00')

/** PostgreSQL's settings of a recovery: all of the log is in the folder already, so nothing is fetched. */
function recoverySettings({ until, isScratch = false }: RestoreJob): Readonly<Record<string, string>> {
  const target = until instanceof Temporal.Instant ? { recovery_target_time: sqlTime(until) } : {}
  return {
    restore_command: process.platform === 'win32' ? 'exit 1' : 'false',
    recovery_target_action: 'promote',
    recovery_target_timeline: 'current',
    hot_standby: 'off',
    ...target,
    ...(isScratch ? { fsync: 'off', full_page_writes: 'off' } : {}),
  }
}

/**
 * Restores a copy into an empty data folder and starts its database, which from then on writes a history of its own.
 * @throws {StartupError} when the copy is damaged, needs another key or PostgreSQL, or does not reach that moment.
 */
export async function restoreCopy(job: RestoreJob): Promise<Embedded> {
  const { cluster } = layout(job.dataDir)
  try {
    await unpack(job, cluster)
    if (job.until !== 'fim-da-copia') await addLog(job, cluster)
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    throw error instanceof StartupError ? error : unreadable(job.copy, error)
  }
  await writeFile(join(cluster, 'recovery.signal'), '')
  try {
    return await startEmbedded({
      dataDir: job.dataDir,
      settings: recoverySettings(job),
      startMs: REPLAY_MS,
    })
  } catch (error) {
    throw (await tooLate(job)) ?? error
  }
}

const unreadable = ({ nome }: Manifest, error: unknown): StartupError =>
  new StartupError(
    `A cópia ${nome} não pôde ser lida: está danificada, ou a chave de COPIAS_CHAVE é outra.\n` +
      `Detalhe: ${error instanceof Error ? error.message : String(error)}`,
  )

/** Whether the log ends before the moment that was asked for, and when. */
async function tooLate({ dataDir, until }: RestoreJob): Promise<StartupError | undefined> {
  const log = await readFile(layout(dataDir).log, 'utf8').catch(() => '')
  if (!log.includes('recovery ended before configured recovery target was reached')) return undefined
  const last = [...log.matchAll(/last completed transaction was at log time (\S+ \S+)/g)].at(-1)?.[1]
  return new StartupError(
    `As cópias não chegam até ${String(until)}: a última gravação que contêm é de ${last ?? 'antes disso'} (UTC).\n` +
      'Informe em --ate um momento anterior, ou restaure sem --ate para voltar ao último.',
  )
}
