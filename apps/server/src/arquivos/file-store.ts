import { createReadStream } from 'node:fs'
import { copyFile, open, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { flush, flushFolder, makeFolder, renameDurably } from '../durable/durable.ts'
import { errorCode } from '../startup-error.ts'

/** Upload marker: an upload of this id began at this moment and is not known to be complete. */
export interface UploadMarker {
  readonly id: string
  readonly desde: Temporal.Instant
}

/** Storage port for the bytes of uploaded files, under ids that cannot be guessed. */
export interface FileStore {
  /** Creates an upload marker before the bytes; it survives a crash. */
  mark(marker: UploadMarker): Promise<void>
  /** Deletes an upload marker; idempotent. */
  unmark(marker: UploadMarker): Promise<void>
  /** Upload markers of uploads that were never completed. */
  markers(): Promise<readonly UploadMarker[]>
  /** Stores a copy of a local file; durable (fsync) once it resolves. */
  guardar(id: string, caminho: string): Promise<void>
  /** Streams the content; throws when there is none. */
  abrir(id: string): Promise<Readable>
  /** Deletes the content; idempotent. */
  apagar(id: string): Promise<void>
}

/** Ids come from our own rows; a path or a key is still never made of anything else. */
export function requireId(id: string): void {
  if (!ID.test(id)) throw new Error('Not the id of a file')
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Folder (or key prefix) of the upload markers, beside the files: the sweep lists it instead of all files. */
export const MARKER_FOLDER = 'promessas'

/** File name of an upload marker: its moment and id. */
export function nomeDe({ id, desde }: UploadMarker): string {
  requireId(id)
  return `${desde.epochMilliseconds}.${id}`
}

/** Upload markers among file names; other names are ignored. */
export const parseMarkers = (nomes: readonly string[]): UploadMarker[] =>
  nomes.flatMap((nome) => {
    const [, desde = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(nome) ?? []
    return ID.test(id) ? [{ id, desde: Temporal.Instant.fromEpochMilliseconds(Number(desde)) }] : []
  })

/** A folder of the local disk. */
export function localFileStore(pasta: string): FileStore {
  const caminhoDe = (id: string): string => {
    requireId(id)
    return join(pasta, id.slice(0, 2), id)
  }
  /** A copy under way: a name of its own, known from the id, so that half a copy is found again. */
  const parcialDe = (id: string): string => `${caminhoDe(id)}.parcial`
  const markerPath = (marker: UploadMarker): string => join(pasta, MARKER_FOLDER, nomeDe(marker))
  return {
    async mark(marker) {
      const caminho = markerPath(marker)
      await makeFolder(dirname(caminho))
      await writeFile(caminho, '', { mode: 0o600, flush: true })
      await flushFolder(dirname(caminho))
    },
    async unmark(marker) {
      await rm(markerPath(marker), { force: true })
    },
    async markers() {
      return parseMarkers(await listar(join(pasta, MARKER_FOLDER)))
    },
    async guardar(id, caminho) {
      const parcial = parcialDe(id)
      await makeFolder(dirname(parcial))
      try {
        // Copied, not moved: what was received may be on another disk. Whole or not there at all.
        await copyFile(caminho, parcial)
        await flush(parcial)
        await renameDurably(parcial, caminhoDe(id))
      } finally {
        await rm(parcial, { force: true })
      }
    },
    async abrir(id) {
      const arquivo = await open(caminhoDe(id), 'r')
      return createReadStream('', { fd: arquivo })
    },
    async apagar(id) {
      await rm(parcialDe(id), { force: true })
      await rm(caminhoDe(id), { force: true })
    },
  }
}

/** What is in a folder; nothing where nothing was ever put. */
export async function listar(pasta: string): Promise<string[]> {
  try {
    return await readdir(pasta)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
