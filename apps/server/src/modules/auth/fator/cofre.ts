import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../../../config.ts'
import { once } from '@rh/domain/once'
import { loadKeyRing } from '../../../trilha/chave.ts'

// What must be read again is encrypted, what is only recognised is digested, both with keys that are not in the
// database: they derive from those of the audit trail (decision 0092), of which an installation already keeps a copy.

const IV_BYTES = 12
const TAG_BYTES = 16
const NOME_BYTES = 6
const CIFRA = 'aes-256-gcm'

export interface Cofre {
  /** Encrypts what belongs to one person: moved to the row of another it cannot be read. */
  readonly guardar: (usuarioId: number, segredo: Uint8Array) => Buffer
  /** Throws when the key is not on the ring, or the bytes are not what was kept. */
  readonly abrir: (usuarioId: number, guardado: Uint8Array) => Buffer
  /** Digests of a recovery code by every key, the newest first. */
  readonly resumos: (usuarioId: number, codigo: string) => readonly Buffer[]
}

export function createCofre(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): Cofre {
  // Read when a second factor is first used: most tests and commands never do.
  const chaves = once(() => {
    const ring = loadKeyRing(config)
    return {
      cifra: [...ring.derive('segundo-fator')],
      resumo: [...ring.derive('codigo-de-recuperacao').values()],
    }
  })
  return {
    guardar(usuarioId, segredo) {
      const ultima = chaves().cifra.at(-1)
      if (!ultima) throw new Error('A ring has a key')
      const [nome, chave] = ultima
      const iv = randomBytes(IV_BYTES)
      const cifra = createCipheriv(CIFRA, chave, iv).setAAD(donoDe(usuarioId))
      const corpo = Buffer.concat([cifra.update(segredo), cifra.final()])
      return Buffer.concat([Buffer.from(nome, 'hex'), iv, cifra.getAuthTag(), corpo])
    },
    abrir(usuarioId, guardado) {
      const bytes = Buffer.from(guardado)
      const nome = bytes.subarray(0, NOME_BYTES).toString('hex')
      const chave = new Map(chaves().cifra).get(nome)
      if (!chave) throw new Error(`No key ${nome} for a second factor`)
      const corpo = NOME_BYTES + IV_BYTES + TAG_BYTES
      return createDecipher(
        chave,
        bytes.subarray(NOME_BYTES, NOME_BYTES + IV_BYTES),
        usuarioId,
      )(bytes.subarray(NOME_BYTES + IV_BYTES, corpo), bytes.subarray(corpo))
    },
    resumos: (usuarioId, codigo) =>
      chaves()
        .resumo.toReversed()
        .map((chave) => createHmac('sha256', chave).update(`${usuarioId}\0${codigo}`).digest()),
  }
}

const createDecipher =
  (chave: Buffer, iv: Buffer, usuarioId: number) =>
  (tag: Buffer, corpo: Buffer): Buffer => {
    const cifra = createDecipheriv(CIFRA, chave, iv).setAAD(donoDe(usuarioId)).setAuthTag(tag)
    return Buffer.concat([cifra.update(corpo), cifra.final()])
  }

const donoDe = (usuarioId: number): Buffer => Buffer.from(`usuario:${usuarioId}`)
