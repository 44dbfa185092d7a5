import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { followKeyRing, type KeyRing } from '../trilha/chave.ts'

// What must be read again is encrypted, what is only recognised is digested, both with keys that are not in the
// database: they derive from those of the audit trail (decision 0092), of which an installation already keeps a copy.

/** What a key is for: each use has keys of its own. */
export type Uso = 'segundo-fator' | 'codigo-de-recuperacao' | 'valor' | 'valor-comparado'

export interface Cofre {
  /** Encrypts for one owner: with another one it cannot be read. */
  readonly guardar: (uso: Uso, dono: string, segredo: Uint8Array) => Buffer
  /** Throws `SemChave` when the key is not on the ring, `Violado` when the bytes are not what was kept for this owner. */
  readonly abrir: (uso: Uso, dono: string, guardado: Uint8Array) => Buffer
  /** Digests by every key, the newest first. */
  readonly resumos: (uso: Uso, texto: string) => readonly Buffer[]
  /** Name of the key that encrypts. */
  readonly chaveNova: () => string
  /** Whether a key of this name is on the ring. */
  readonly temChave: (nome: string) => boolean
}

/** The key that these bytes name is not on the ring. */
export class SemChave extends Error {
  readonly chave: string

  constructor(chave: string) {
    super(`No key ${chave}`)
    this.chave = chave
  }
}
/** The bytes were changed, or were kept for another owner. */
export class Violado extends Error {}

const NOME_BYTES = 6
const IV_BYTES = 12
const TAG_BYTES = 16
const CORPO = NOME_BYTES + IV_BYTES + TAG_BYTES
const CIFRA = 'aes-256-gcm'

/** Name of the key that encrypted. */
export const chaveDe = (guardado: Uint8Array): string =>
  Buffer.from(guardado).subarray(0, NOME_BYTES).toString('hex')

export function createCofre(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): Cofre {
  // Read when it is first used: most tests and commands never do.
  const ring = followKeyRing(config)
  const chaves = derivadas()
  return {
    guardar(uso, dono, segredo) {
      const atual = ring()
      const iv = randomBytes(IV_BYTES)
      const cifra = createCipheriv(CIFRA, chaves(atual, uso, atual.newest), iv).setAAD(Buffer.from(dono))
      const corpo = Buffer.concat([cifra.update(segredo), cifra.final()])
      return Buffer.concat([Buffer.from(atual.newest, 'hex'), iv, cifra.getAuthTag(), corpo])
    },
    abrir(uso, dono, guardado) {
      const bytes = Buffer.from(guardado)
      if (bytes.length < CORPO) throw new Violado('Too short to be encrypted')
      return decifrar(chaves(ring(), uso, chaveDe(bytes)), dono, bytes)
    },
    resumos: (uso, texto) =>
      [...ring().derive(uso).values()]
        .toReversed()
        .map((chave) => createHmac('sha256', chave).update(texto).digest()),
    chaveNova: () => ring().newest,
    temChave: (nome) => ring().derive('valor').has(nome),
  }
}

/** Derives the keys of each use once for each ring. Throws for a name that is not on it. */
function derivadas() {
  const deCada = new WeakMap<KeyRing, Map<Uso, ReadonlyMap<string, Buffer>>>()
  return (ring: KeyRing, uso: Uso, nome: string): Buffer => {
    const usos = deCada.get(ring) ?? new Map<Uso, ReadonlyMap<string, Buffer>>()
    deCada.set(ring, usos)
    const chaves = usos.get(uso) ?? ring.derive(uso)
    usos.set(uso, chaves)
    const chave = chaves.get(nome)
    if (!chave) throw new SemChave(nome)
    return chave
  }
}

function decifrar(chave: Buffer, dono: string, bytes: Buffer): Buffer {
  const iv = bytes.subarray(NOME_BYTES, NOME_BYTES + IV_BYTES)
  const tag = bytes.subarray(NOME_BYTES + IV_BYTES, CORPO)
  const cifra = createDecipheriv(CIFRA, chave, iv).setAAD(Buffer.from(dono)).setAuthTag(tag)
  try {
    return Buffer.concat([cifra.update(bytes.subarray(CORPO)), cifra.final()])
  } catch {
    throw new Violado(`Not what was kept for ${dono}`)
  }
}
