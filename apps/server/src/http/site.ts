import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { erroBodyDe, failure } from './failure.ts'

/** Files under here carry a hash of their content in the name: they never change. */
const IMUTAVEIS = '/assets/'
const UM_ANO_S = 31_536_000
/** Scripts and fonts: nothing that a browser shows by itself. */
const PARTES = /\.(?:js|woff2)$/
/** What only a document heeds, or a cache that asks again. On the parts of a page it weighs as much as a small part. */
const DE_DOCUMENTO = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The scripts in the built document itself, each as a content security policy names it: by the hash of its text, in
 * which a browser reads every end of a line as one character.
 */
export function inlineScriptsOf(pasta: string): string[] {
  const documento = join(pasta, 'index.html')
  if (!existsSync(documento)) return []
  return [...readFileSync(documento, 'utf8').matchAll(INLINE)].map(
    ([, texto = '']) =>
      `'sha256-${createHash('sha256').update(texto.replaceAll('\r\n', '\n')).digest('base64')}'`,
  )
}

/** Serves the built web app, and its one page for every address that is not the API's. */
export async function registerSite(app: FastifyInstance, pasta: string): Promise<void> {
  const construido = existsSync(join(pasta, 'index.html'))
  if (construido)
    await app.register(fastifyStatic, {
      root: pasta,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const imutavel = path.includes(IMUTAVEIS)
        void reply.header('cache-control', imutavel ? `public, max-age=${UM_ANO_S}, immutable` : 'no-cache')
        if (imutavel && PARTES.test(path.replace(/\.(?:br|gz)$/, '')))
          for (const nome of DE_DOCUMENTO) reply.raw.removeHeader(nome)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const daApi = request.url.startsWith('/api/') || request.url === '/api'
    if (construido && !daApi && request.method === 'GET') return reply.sendFile('index.html')
    return reply.code(404).send(erroBodyDe(failure('rota_inexistente'), request.id))
  })
}
