import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a handshake comes from our own pages: browsers always say the origin of the page, and no page of another
 * site may open a socket here. Behind a proxy the public origin is configured; without one it is the address that
 * the browser itself asked for.
 */
export function isOrigemPropria(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origemPublica: string | undefined,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  return origemPublica === undefined ? new URL(origin).host === host : origin === origemPublica
}
