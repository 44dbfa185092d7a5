import type { FastifyInstance } from 'fastify'
import { failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells proxy and browsers to go elsewhere; everything is still answered. */
    leave(): void
    isLeaving(): boolean
  }
}

/** Address that a proxy asks before it sends people here. */
const READY = '/api/pronto'
const ASK_AGAIN_SECONDS = 1

/**
 * A stop in two steps. First the instance says that it is not ready and lets go of each connection with its answer, so
 * that the proxy sends new calls to the others; only then (`close`) it takes none any longer.
 */
export function registerLeaving(app: FastifyInstance): void {
  let leaving = false
  app.decorate('leave', () => {
    leaving = true
  })
  app.decorate('isLeaving', () => leaving)
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (!leaving) return
    void reply.header('connection', 'close')
    if (routeOptions.url === READY) throw failure('ocupado', { esperar: ASK_AGAIN_SECONDS })
  })
}
