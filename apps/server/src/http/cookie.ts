import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ties a cookie to one host over HTTPS: a browser takes such a name with Secure, Path=/ and no Domain only. */
const PREFIX = '__Host-'

/** Tests for HTTPS; behind an untrusted TLS proxy the Origin header of the browser tells. */
const isHttps = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'https' || (headers.origin ?? '').startsWith('https://')

/**
 * Reads a cookie. The prefixed name counts first: another host of the same domain can set the plain one only. The
 * plain one is what a browser keeps over HTTP, and what was set before the prefix.
 */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const valueOf = (key: string) => pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1)
  return valueOf(PREFIX + name) ?? valueOf(name)
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly seconds: number
}

/** Sets a cookie that no script reads and no other site sends; prefixed over HTTPS, which loopback does without. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: Cookie,
): void {
  const kept = `Max-Age=${seconds}; HttpOnly; SameSite=Strict`
  void reply.header(
    'set-cookie',
    isHttps(request)
      ? `${PREFIX}${name}=${value}; Path=/; ${kept}; Secure`
      : `${name}=${value}; Path=/api; ${kept}`,
  )
}
