import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Origin of the socket as a policy names it; browsers differ in whether `https:` stands for `wss:` too. */
const conexoesCom = (origem: string | undefined): string[] =>
  origem === undefined ? [] : [origem, origem.replace(/^http/, 'ws')]

interface Aberturas {
  /** CSP hashes of the scripts in the document (see site.ts): no other inline script runs. */
  readonly inline?: readonly string[]
  /** Host of the socket, where it is another one. */
  readonly origemWebsocket?: string | undefined
  /** What the pages ask where people sign in at a provider. */
  readonly provedor?: { readonly origens: readonly string[]; readonly abreJanela: boolean } | undefined
}

/** Registers security headers for pages and API alike. */
export async function registerHeaders(
  app: FastifyInstance,
  { inline = [], origemWebsocket, provedor }: Aberturas = {},
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
        connectSrc: ["'self'", ...conexoesCom(origemWebsocket), ...(provedor?.origens ?? [])],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // A window of the provider answers to ours, and only then may it know that it was opened by one.
    crossOriginOpenerPolicy: { policy: provedor?.abreJanela ? 'same-origin-allow-popups' : 'same-origin' },
  })
  // What the API answers is about people: no cache may keep it. Files say their own (see arquivos.ts).
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}
