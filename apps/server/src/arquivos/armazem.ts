import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where the bytes of what people attach are kept, under an id that cannot be guessed. */
export interface Armazem {
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

/** A folder of the local disk. */
export function armazemLocal(pasta: string): Armazem {
  const caminhoDe = (id: string): string => {
    exigirId(id)
    return join(pasta, id.slice(0, 2), id)
  }
  return {
    async guardar(id, caminho) {
      const destino = caminhoDe(id)
      await mkdir(dirname(destino), { recursive: true, mode: 0o700 })
      const parcial = `${destino}.${randomUUID()}`
      try {
        // Copied, not moved: what was received may be on another disk. Whole or not there at all.
        await copyFile(caminho, parcial)
        await sincronizar(parcial)
        await rename(parcial, destino)
      } finally {
        await rm(parcial, { force: true })
      }
    },
    async abrir(id) {
      const arquivo = await open(caminhoDe(id), 'r')
      return createReadStream('', { fd: arquivo })
    },
    async apagar(id) {
      await rm(caminhoDe(id), { force: true })
    },
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
