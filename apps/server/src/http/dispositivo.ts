import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookie.ts'

/** Browser of a request, by its device cookie. The cookie grants nothing: it only recognises a browser. */
export interface Dispositivo {
  /** SHA-256 of the device cookie; null for none. */
  readonly hash: Buffer | null
  /** Keeps the device cookie, or issues one; returns its SHA-256. */
  readonly marcar: (nova: boolean) => Buffer
}

const COOKIE = 'rh_dispositivo'
const BYTES = 32
/** Days for which a browser is recognised after its last sign-in. */
export const DIAS_CONHECIDO = 180
const MARCA = /^[\w-]{43}$/

const sha256 = (marca: string): Buffer => createHash('sha256').update(marca).digest()

/** Reads the device cookie. */
export function dispositivoDe(request: FastifyRequest, reply: FastifyReply): Dispositivo {
  const lido = readCookie(request, COOKIE)
  const veio = lido !== undefined && MARCA.test(lido) ? lido : undefined
  return {
    hash: veio === undefined ? null : sha256(veio),
    marcar(nova) {
      const marca = nova || veio === undefined ? randomBytes(BYTES).toString('base64url') : veio
      setCookie(request, reply, { name: COOKIE, value: marca, seconds: DIAS_CONHECIDO * 24 * 60 * 60 })
      return sha256(marca)
    },
  }
}
