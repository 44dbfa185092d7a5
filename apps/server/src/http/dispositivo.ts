import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

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
const MARCA = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w-]{43})(?:;|$)`)

const sha256 = (marca: string): Buffer => createHash('sha256').update(marca).digest()

/** Reads the device cookie, which is HttpOnly and SameSite. */
export function dispositivoDe(request: FastifyRequest, reply: FastifyReply): Dispositivo {
  const veio = MARCA.exec(request.headers.cookie ?? '')?.[1]
  return {
    hash: veio === undefined ? null : sha256(veio),
    marcar(nova) {
      const marca = nova || veio === undefined ? randomBytes(BYTES).toString('base64url') : veio
      const segundos = DIAS_CONHECIDO * 24 * 60 * 60
      const secure = isHttps(request) ? '; Secure' : ''
      void reply.header(
        'set-cookie',
        `${COOKIE}=${marca}; Path=/api; Max-Age=${segundos}; HttpOnly; SameSite=Strict${secure}`,
      )
      return sha256(marca)
    },
  }
}

/** Tests for HTTPS; behind an untrusted TLS proxy the Origin header of the browser tells. */
export const isHttps = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || (headers.origin ?? '').startsWith('https://')
