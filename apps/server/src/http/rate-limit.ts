import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { contagemDe } from './contagem.ts'
import { failure } from './failure.ts'
import { IMUTAVEIS } from './site.ts'

/** Per address and minute; a whole office may share one address. */
const CHAMADAS_POR_MINUTO = 3_000

/**
 * Refuses the calls of one address past `max` a minute with 429, whichever instances of one database they reach. The
 * content-hashed parts of pages are not counted: a browser without a cache asks for a hundred of them at once, and one
 * that is refused a part cannot open the page.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  { db, max = CHAMADAS_POR_MINUTO }: { readonly db?: Db; readonly max?: number | undefined } = {},
): Promise<void> {
  await app.register(rateLimit, {
    ...(db && { store: contagemDe(db) }),
    global: false,
    max,
    timeWindow: '1 minute',
    allowList: ({ url }) => url.startsWith(IMUTAVEIS),
    errorResponseBuilder: (_request, { ttl }) => muitas(ttl),
  })
  // A hook of the application, before the one of access: the plugin's own are of routes and come after it, so that calls
  // without a session would be refused without end and never counted. And not the plugin's handler, which runs once for a
  // request: a route with a limit of its own would have lost it.
  const contar = app.createRateLimit()
  app.addHook('onRequest', async (request, reply) => {
    const vez = await contar(request)
    if (vez.isAllowed) return
    if (vez.isExceeded) throw muitas(vez.ttl)
    reply.headers({ 'x-ratelimit-limit': vez.max, 'x-ratelimit-remaining': vez.remaining })
  })
}

/** @param ttl milliseconds until the next call is let through */
const muitas = (ttl: number) => failure('muitas_tentativas', { esperar: Math.ceil(ttl / 1000) })
