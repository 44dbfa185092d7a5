import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '@rh/domain/http/endpoint'
import type { Ator } from './ator.ts'
import { failure } from './failure.ts'

export type ResolverSessao = (token: string) => Promise<Ator | null>

/** Bearer token of a request, or null. */
function tokenDe(request: FastifyRequest): string | null {
  const [tipo, token] = (request.headers.authorization ?? '').split(' ')
  return tipo?.toLowerCase() === 'bearer' && token ? token : null
}

export const permite = (access: Access, ator: Ator | null): boolean => {
  if (access.tipo === 'publico') return true
  if (!ator) return false
  return access.tipo === 'autenticado' || access.grupos.some((grupo) => ator.grupos.includes(grupo))
}

/**
 * Authorization, denying by default: every API route must declare its access (start-up fails otherwise), and no body is
 * read before session and groups are checked.
 */
export function registerAccess(app: FastifyInstance, resolver: ResolverSessao): void {
  app.decorateRequest('ator', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.url.startsWith('/api/docs') && !route.config?.access)
      throw new Error(`Route ${String(route.method)} ${route.url} declares no access`)
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access.tipo === 'publico') return
    const token = tokenDe(request)
    const ator = token ? await resolver(token) : null
    if (!ator) throw failure('sessao_expirada')
    request.ator = ator
    if (!permite(access, ator)) throw failure('sem_permissao')
  })
}
