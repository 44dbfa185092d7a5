import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Origin of the socket as a policy names it; browsers differ in whether `https:` stands for `wss:` too. */
const conexoesCom = (origem: string | undefined): string[] =>
  origem === undefined ? [] : [origem, origem.replace(/^http/, 'ws')]

/**
 * Registers security headers for pages and API alike. `inline` are CSP hashes of the scripts in the document (see
 * site.ts): no other inline script runs. `origemWebsocket` is the host of the socket, where it is another one.
 */
export async function registerHeaders(
  app: FastifyInstance,
  inline: readonly string[] = [],
  origemWebsocket?: string,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline],
        // Emotion writes its styles into <style> elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...conexoesCom(origemWebsocket)],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  // What the API answers is about people: no cache may keep it. Files say their own (see arquivos.ts).
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}
