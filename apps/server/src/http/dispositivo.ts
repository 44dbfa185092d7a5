import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The browser of a request, as far as it carries our mark. The mark opens nothing: it only makes a browser known. */
export interface Dispositivo {
  /** SHA-256 of the mark that came; null for a browser without one. */
  readonly hash: Buffer | null
  /** Keeps the mark that came, or gives a new one; answers the SHA-256 of it. */
  readonly marcar: (nova: boolean) => Buffer
}

const COOKIE = 'rh_dispositivo'
const BYTES = 32
/** How long a browser is known after the last time that somebody came in from it. */
export const DIAS_CONHECIDO = 180
const MARCA = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w-]{43})(?:;|$)`)

const sha256 = (marca: string): Buffer => createHash('sha256').update(marca).digest()

/** Scripts of the page cannot read the mark, and no other site sends it. */
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

/** A proxy that ends TLS and is not trusted still passes on the origin that the browser named. */
const isHttps = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || (headers.origin ?? '').startsWith('https://')
