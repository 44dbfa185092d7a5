import { isIP } from 'node:net'
import type { Config } from '../../../config.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { isLoopback } from '../../../loopback.ts'

/** Where passkeys are made and used: browsers give them to pages of this name only. */
export interface Sitio {
  /** RP id: a host name, never an address of the network. */
  readonly dominio: string
  /** Pages that may ask for one, as a browser writes their origin. */
  readonly origens: readonly string[]
}

/**
 * The site of a request; null where no browser has passkeys. It is the configured address, whatever the request says
 * of itself; without one it is the request's own, on this machine only, where nobody else is asked.
 */
export function sitioDe(
  { origemPublica }: Pick<Config, 'origemPublica'>,
  { host = '' }: Pick<RequestContext, 'host'>,
): Sitio | null {
  const url = URL.parse(origemPublica ?? `http://${host}`)
  if (!url || isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null
  const { hostname: dominio, origin, protocol } = url
  if (isLoopback(dominio)) return { dominio, origens: [origin, origin.replace(/^http:/, 'https:')] }
  return origemPublica !== undefined && protocol === 'https:' ? { dominio, origens: [origin] } : null
}

/** The same; throws where there is none. */
export function requireSitio(config: Pick<Config, 'origemPublica'>, request: RequestContext): Sitio {
  const sitio = sitioDe(config, request)
  if (!sitio) throw failure('sem_chaves_de_acesso')
  return sitio
}
