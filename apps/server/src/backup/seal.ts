import { Readable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { StartupError } from '../startup-error.ts'
import { through } from './streams.ts'

/** How what is copied is written: compressed, and encrypted where the company has a key. */
export interface Seal {
  /** End of the names of sealed files. */
  readonly suffix: '.zst' | '.zst.age'
  /** Compresses, then encrypts. */
  close(source: Readable): Promise<Readable>
  /** Decrypts, then unfolds; fails when a byte is not what was written. */
  open(source: Readable): Promise<Readable>
}

// Without the checksum a flipped bit of what is not encrypted would be restored in silence.
const compress = (source: Readable): Readable =>
  through(source, createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }))
const unfold = (source: Readable): Readable => through(source, createZstdDecompress())

/** A megabyte of curves, read when a copy is sealed or opened and not at each start. */
const age = () => import('age-encryption')

const toWeb = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>
const fromWeb = (source: ReadableStream<Uint8Array>): Readable => Readable.from(source)

const PLAIN: Seal = {
  suffix: '.zst',
  close: async (source) => compress(source),
  open: async (source) => unfold(source),
}

/**
 * The seal of COPIAS_CHAVE, an age identity (`AGE-SECRET-KEY-1…`), or of none. What it writes opens with the standard
 * tools too: `age -d -i chave arquivo | zstd -d`.
 */
export function createSeal(key: string | undefined): Seal {
  if (key === undefined) return PLAIN
  return {
    suffix: '.zst.age',
    async close(source) {
      const { Encrypter, identityToRecipient } = await age()
      const encrypter = new Encrypter()
      encrypter.addRecipient(await identityToRecipient(key))
      return fromWeb(await encrypter.encrypt(toWeb(compress(source))))
    },
    async open(source) {
      const { Decrypter } = await age()
      const decrypter = new Decrypter()
      decrypter.addIdentity(key)
      return unfold(fromWeb(await decrypter.decrypt(toWeb(source))))
    },
  }
}

/** The seal under which a file was written, told by its name. */
export function sealOf(name: string, key: string | undefined): Seal {
  if (!name.endsWith('.age')) return PLAIN
  if (key !== undefined) return createSeal(key)
  throw new StartupError(`A cópia ${name} está cifrada. Informe em COPIAS_CHAVE a chave com que foi feita.`)
}

/** The name without what sealing added. */
export const unsealedName = (name: string): string => name.replace(/\.zst(?:\.age)?$/, '')
