import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '@rh/domain/once'
import type { Config } from '../config.ts'
import { createWholeSync } from '../durable/durable.ts'
import { errorCode, StartupError } from '../startup-error.ts'

/** The keys of the trail's seals: the newest signs, all of them verify. */
export interface KeyRing {
  readonly sign: (text: string) => { readonly chave: string; readonly assinatura: string }
  /** Undefined when the key that is named is not on the ring. */
  readonly verify: (text: string, chave: string, assinatura: string) => boolean | undefined
  /** Name of the key that signs. */
  readonly newest: string
  /** A key for another use from each key of the ring, by its name, the newest last: none tells of the ring. */
  readonly derive: (use: string) => ReadonlyMap<string, Buffer>
}

const KEY_BYTES = 32

export const newKey = (): string => randomBytes(KEY_BYTES).toString('hex')

const fileOf = ({ dadosDir }: Pick<Config, 'dadosDir'>): string => join(dadosDir, 'auditoria.chave')

/** Names a key without telling it. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

export function keyRing(keys: readonly string[]): KeyRing {
  const byName = new Map(keys.map((key) => Buffer.from(key, 'hex')).map((key) => [nameOf(key), key]))
  const newest = [...byName].at(-1)
  if (newest === undefined) throw new Error('A ring has a key')
  const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    newest: newest[0],
    sign: (text) => ({ chave: newest[0], assinatura: hmac(newest[1], text).toString('hex') }),
    verify(text, chave, assinatura) {
      const key = byName.get(chave)
      if (key === undefined) return undefined
      const given = Buffer.from(assinatura, 'hex')
      const wanted = hmac(key, text)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
    derive: (use) =>
      new Map(
        [...byName].map(([name, key]) => [name, Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES))]),
      ),
  }
}

/** The keys of AUDITORIA_CHAVE, or else those of the data folder, where the first start makes one. */
export function loadKeyRing(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): KeyRing {
  if (config.auditoriaChaves !== undefined) return keyRing(config.auditoriaChaves)
  const file = fileOf(config)
  if (!existsSync(file)) makeFile(file)
  const keys = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  if (keys.length > 0 && keys.every((key) => /^[0-9a-f]{64}$/.test(key))) return keyRing(keys)
  throw new StartupError(
    `O arquivo ${file} não tem as chaves da trilha de auditoria, uma por linha.\nTraga-o da cópia que guardou dele.`,
  )
}

/**
 * The keys as they are at each call: a key that a command adds is used without a restart. A file that went away changes
 * nothing of what runs; the next start says so.
 */
export function followKeyRing(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): () => KeyRing {
  if (config.auditoriaChaves !== undefined) return once(() => loadKeyRing(config))
  const stamp = (): string | undefined => {
    const stat = statSync(fileOf(config), { throwIfNoEntry: false })
    return stat && `${stat.mtimeMs} ${stat.size}`
  }
  let read: { readonly ring: KeyRing; readonly stamp: string | undefined } | undefined
  return () => {
    const now = stamp()
    if (read && (now === undefined || now === read.stamp)) return read.ring
    const ring = loadKeyRing(config)
    read = { ring, stamp: stamp() }
    return ring
  }
}

function makeFile(file: string): void {
  try {
    createWholeSync(file, `${newKey()}\n`)
  } catch (error) {
    // Another process made it in between.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Adds a key, which signs from now on; the old ones go on verifying what they signed. */
export function addKey(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): void {
  if (config.auditoriaChaves !== undefined)
    throw new StartupError(
      `As chaves vêm de AUDITORIA_CHAVE: acrescente lá, depois de uma vírgula, a nova: ${newKey()}`,
    )
  loadKeyRing(config)
  appendFileSync(fileOf(config), `${newKey()}\n`, { flush: true })
}
