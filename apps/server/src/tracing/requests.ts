import type { FastifyInstance } from 'fastify'
import { isTracing, openRoot, within, type OpenSpan } from './span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined
  }
}

/**
 * Times each request by the template of its route. A caller's own trace is not continued: who is outside decides neither
 * what is kept nor under which number.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url
    request.span = openRoot({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
        'rh.requisicao': id,
      },
    })
    within(request.span, done)
  })
  // What comes after the body was read is called by its stream, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => within(request.span, done))
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.add({ 'http.response.status_code': statusCode })
    span?.end(statusCode >= 500 ? String(statusCode) : undefined)
  })
}
