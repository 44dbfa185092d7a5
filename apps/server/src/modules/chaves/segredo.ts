import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { FORMA_DA_CHAVE } from '@rh/domain/integracoes/chaves'

const ALFABETO = 'abcdefghijklmnopqrstuvwxyz0123456789'
const PREFIXO = 10
const SEGREDO_BYTES = 32

/** A new key and what is kept of it. The secret is 256 random bits: a plain hash of it cannot be guessed back. */
export function novaChave(): { readonly chave: string; readonly prefixo: string; readonly hash: string } {
  const prefixo = Array.from({ length: PREFIXO }, () => ALFABETO[randomInt(ALFABETO.length)] ?? '').join('')
  const chave = `rhk_${prefixo}_${randomBytes(SEGREDO_BYTES).toString('base64url')}`
  return { chave, prefixo, hash: hashDaChave(chave) }
}

export const hashDaChave = (chave: string): string => createHash('sha256').update(chave).digest('hex')

/** The visible part of a key; null for anything else. */
export const prefixoDe = (chave: string): string | null => FORMA_DA_CHAVE.exec(chave)?.[1] ?? null

/** Whether a key is the one of this hash, in the same time for any key. */
export const confere = (chave: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashDaChave(chave), 'hex'), Buffer.from(hash, 'hex'))
