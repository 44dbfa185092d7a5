import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { failure } from './failure.ts'
import { IMUTAVEIS } from './site.ts'

/** Per address and minute; a whole office may share one address. */
const CHAMADAS_POR_MINUTO = 3_000

/**
 * Refuses the calls of one address past `max` a minute with 429. The content-hashed parts of pages are not counted: a
 * browser without a cache asks for a hundred of them at once, and one that is refused a part cannot open the page.
 */
export async function registerRateLimit(app: FastifyInstance, max = CHAMADAS_POR_MINUTO): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    allowList: ({ url }) => url.startsWith(IMUTAVEIS),
    errorResponseBuilder: (_request, { ttl }) =>
      failure('muitas_tentativas', { esperar: Math.ceil(ttl / 1000) }),
  })
}
