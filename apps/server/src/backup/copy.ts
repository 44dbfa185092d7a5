import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client, ClientConfig } from 'pg'
import { pack as startPack } from 'tar-stream'
import type { FileStore } from '../arquivos/file-store.ts'
import { isoDe, type Clock } from '../clock.ts'
import { withClient } from '../db/connect.ts'
import { layout } from '../postgres/data-folder.ts'
import { packCluster, type Packed } from './cluster.ts'
import { writeWhole } from '../durable/durable.ts'
import { layoutOf, writeManifest, type Manifest } from './copies.ts'
import { copyFiles } from './files.ts'
import { createSeal, type Seal } from './seal.ts'
import { verifyCopy } from './verify.ts'

/** What is copied, and to where. */
export interface CopyJob {
  /** The database's own connection: no pool, so that a long copy holds nobody up. */
  readonly connection: ClientConfig
  readonly dataDir: string
  /** Uploaded files; absent where another service keeps them. */
  readonly files: FileStore | undefined
  readonly folder: string
  readonly key: string | undefined
  readonly clock: Clock
}

/** Name of a copy: the moment it began, as file names allow it, in the order of time. */
const nameOf = (moment: string): string => moment.replace(/\.\d+/, '').replaceAll(':', '-')

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the archive of a database that works on. */
async function writeBase(
  client: Client,
  cluster: string,
  file: string,
  name: string,
  seal: Seal,
): Promise<Packed> {
  let packed: Packed | undefined
  await writeWhole(file, async (draft) => {
    const pack = startPack()
    const written = pipeline(
      await seal.close(Readable.from(pack)),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    )
    try {
      packed = await Promise.race([packCluster(client, cluster, pack, name), failureOf(written)])
      pack.finalize()
    } catch (error) {
      pack.destroy(error instanceof Error ? error : new Error(String(error)))
      await written.catch(() => {})
      throw error
    }
    await written
  })
  if (packed === undefined) throw new Error('A copy that was written was packed')
  return packed
}

/** Rejects when the archive cannot be written; else never: what packs would wait for a reader that is gone. */
const failureOf = (written: Promise<unknown>): Promise<never> =>
  new Promise((_, reject) => void written.catch(reject))

async function lastMigration(client: Client): Promise<string> {
  const { rows } = await client.query<{ nome: string }>(`select max(nome) as nome from migracao`)
  return rows[0]?.nome ?? ''
}

/**
 * Copies the database and the uploaded files while everybody works. The files are copied after the database: whatever
 * a row of it names is there.
 */
export async function makeCopy(job: CopyJob): Promise<Manifest> {
  const { folder, connection, clock } = job
  const seal = createSeal(job.key)
  const inicio = isoDe(clock.agora())
  const nome = nameOf(inicio)
  const arquivo = `${nome}.tar${seal.suffix}`
  const file = join(layoutOf(folder).bases, arquivo)
  const draft = await withClient({ ...connection, statement_timeout: 0 }, async (client) => {
    const ultimaMigracao = await lastMigration(client)
    const { position, firstSegment } = await writeBase(client, layout(job.dataDir).cluster, file, nome, seal)
    const files = job.files ? await copyFiles(client, job.files, folder, seal) : { count: 0, missing: [] }
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return {
      postgres: String(rows[0]?.major),
      sistema: position.system,
      linhaDoTempo: position.timeline,
      primeiroSegmento: firstSegment,
      ultimaMigracao,
      arquivosEnviados: files.count,
      arquivosFaltando: [...files.missing],
    }
  })
  const manifest: Manifest = {
    versao: 1,
    nome,
    inicio,
    fim: isoDe(clock.agora()),
    arquivo,
    bytes: (await stat(file)).size,
    sha256: await sha256Of(file),
    verificada: null,
    problemas: [],
    ...draft,
  }
  await writeManifest(folder, manifest)
  return manifest
}

/** Restores a copy into a scratch instance to read all of it, and keeps in its manifest what was found. */
export async function checkCopy({ folder, key, clock }: CopyJob, manifest: Manifest): Promise<Manifest> {
  const problemas = await verifyCopy(folder, manifest, key)
  const checked = { ...manifest, problemas: [...problemas], verificada: isoDe(clock.agora()) }
  await writeManifest(folder, checked)
  return checked
}
