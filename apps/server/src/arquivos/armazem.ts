import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from '../startup-error.ts'

/** That bytes under this id were about to come, and since when. */
export interface Promessa {
  readonly id: string
  readonly desde: Temporal.Instant
}

/** Where the bytes of what people attach are kept, under an id that cannot be guessed. */
export interface Armazem {
  /** Puts down that a file is about to come. It stands until it is taken back, whatever falls meanwhile. */
  prometer(promessa: Promessa): Promise<void>
  /** Takes a promise back; what does not stand is taken back already. */
  retirar(promessa: Promessa): Promise<void>
  /** The promises that stand. */
  promessas(): Promise<readonly Promessa[]>
  /** Keeps a copy of a file; once it answers, the copy survives a crash. */
  guardar(id: string, caminho: string): Promise<void>
  /** The content, piece by piece. Throws when there is none. */
  abrir(id: string): Promise<Readable>
  /** Takes the content away; what is not there is away already. */
  apagar(id: string): Promise<void>
}

/** Ids come from our own rows; a path or a key is still never made of anything else. */
export function exigirId(id: string): void {
  if (!ID.test(id)) throw new Error('Not the id of a file')
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where promises stand, beside the files: a few at a time, so that nobody ever has to list what is kept. */
export const PROMESSAS = 'promessas'

/** The name of a promise says all of it. */
export function nomeDe({ id, desde }: Promessa): string {
  exigirId(id)
  return `${desde.epochMilliseconds}.${id}`
}

/** The promises that names say; any other name is not ours. */
export const lerPromessas = (nomes: readonly string[]): Promessa[] =>
  nomes.flatMap((nome) => {
    const [, desde = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(nome) ?? []
    return ID.test(id) ? [{ id, desde: Temporal.Instant.fromEpochMilliseconds(Number(desde)) }] : []
  })

/** A folder of the local disk. */
export function armazemLocal(pasta: string): Armazem {
  const caminhoDe = (id: string): string => {
    exigirId(id)
    return join(pasta, id.slice(0, 2), id)
  }
  /** A copy under way: a name of its own, known from the id, so that half a copy is found again. */
  const parcialDe = (id: string): string => `${caminhoDe(id)}.parcial`
  const promessaDe = (promessa: Promessa): string => join(pasta, PROMESSAS, nomeDe(promessa))
  return {
    async prometer(promessa) {
      const caminho = promessaDe(promessa)
      await criarPasta(dirname(caminho))
      await writeFile(caminho, '', { mode: 0o600, flush: true })
    },
    async retirar(promessa) {
      await rm(promessaDe(promessa), { force: true })
    },
    async promessas() {
      return lerPromessas(await listar(join(pasta, PROMESSAS)))
    },
    async guardar(id, caminho) {
      const parcial = parcialDe(id)
      await criarPasta(dirname(parcial))
      try {
        // Copied, not moved: what was received may be on another disk. Whole or not there at all.
        await copyFile(caminho, parcial)
        await sincronizar(parcial)
        await rename(parcial, caminhoDe(id))
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

const criarPasta = (pasta: string) => mkdir(pasta, { recursive: true, mode: 0o700 })

/** What is in a folder; nothing where nothing was ever put. */
export async function listar(pasta: string): Promise<string[]> {
  try {
    return await readdir(pasta)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

async function sincronizar(caminho: string): Promise<void> {
  const arquivo = await open(caminho, 'r+')
  try {
    await arquivo.sync()
  } finally {
    await arquivo.close()
  }
}
