import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '@rh/domain/http/endpoint'
import { FORMA_DA_CHAVE, type EscopoDeChave } from '@rh/domain/integracoes/chaves'
import type { Ator, Candidato, Portador } from './ator.ts'
import { failure } from './failure.ts'

/** Header of the calls that a screen makes by itself, with nobody there: they keep no session alive. */
const SEM_PESSOA = 'sem-pessoa'

interface Sessoes {
  readonly resolver: (token: string) => Promise<Ator | null>
  /** Told of each call that a person makes. */
  readonly usada: (ator: Ator) => Promise<void>
}

/** A call with a key, before it is let in. */
export interface ChamadaComChave {
  readonly token: string
  /** `METHOD /path` of the contract. */
  readonly chamada: string
  /** Scope that the call asks for; null for a call that no key reaches. */
  readonly escopo: EscopoDeChave | null
  readonly ip: string
}
/** Lets a key in and counts its use; throws the refusal, which it counts too. */
type ResolverChave = (chamada: ChamadaComChave) => Promise<Portador>

/** The draft that an entry by a link opens; throws where it opens none any more. */
type ResolverCandidato = (entrada: string) => Promise<Candidato>

/** Bearer token of a request, or null. */
function tokenDe(request: FastifyRequest): string | null {
  const [tipo, token] = (request.headers.authorization ?? '').split(' ')
  return tipo?.toLowerCase() === 'bearer' && token ? token : null
}

/** Whether a call for people is open to this one. */
const permite = (access: Extract<Access, { tipo: 'autenticado' | 'grupos' }>, ator: Ator): boolean =>
  access.tipo === 'autenticado' || access.grupos.some((grupo) => ator.grupos.includes(grupo))

/**
 * Authorization, denying by default: every API route must declare its access (start-up fails otherwise), and no body is
 * read before session and groups, the key of another system or the entry of a candidate are checked. A key opens only
 * what declares its scope, an entry only the calls of candidates.
 */
export function registerAccess(
  app: FastifyInstance,
  { resolver, usada }: Sessoes,
  resolverChave: ResolverChave,
  resolverCandidato: ResolverCandidato,
): void {
  app.decorateRequest('ator', null)
  app.decorateRequest('portador', null)
  app.decorateRequest('candidato', null)
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.url.startsWith('/api/docs') && !route.config?.access)
      throw new Error(`Route ${String(route.method)} ${route.url} declares no access`)
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (!access || access.tipo === 'publico') return
    const token = tokenDe(request)
    if (access.tipo === 'chave' || FORMA_DA_CHAVE.test(token ?? '')) {
      request.portador = await resolverChave({
        token: token ?? '',
        chamada: `${request.method} ${request.routeOptions.url ?? ''}`,
        escopo: access.tipo === 'chave' ? access.escopo : null,
        ip: request.ip,
      })
      return
    }
    if (access.tipo === 'candidato') {
      request.candidato = await resolverCandidato(token ?? '')
      return
    }
    const ator = token ? await resolver(token) : null
    if (!ator) throw failure('sessao_expirada')
    request.ator = ator
    if (!(SEM_PESSOA in request.headers)) await usada(ator)
    if (!permite(access, ator)) throw failure('sem_permissao')
  })
}
