import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'
import { rotaDoCandidato } from '@rh/domain/setores/rotas'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { erroBodyDe, failure } from './failure.ts'

/** The page of a candidate has a document of its own. */
const DO_CANDIDATO = rotaDoCandidato.replace(':token', '')
const DOCUMENTO = 'index.html'
const documentoDe = (url: string): string => (url.startsWith(DO_CANDIDATO) ? 'candidato.html' : DOCUMENTO)

/** Prefix of content-hashed files, cached as immutable. */
export const IMUTAVEIS = '/assets/'
const UM_ANO_S = 31_536_000
/** Scripts and fonts: files that a browser never shows by themselves. */
const PARTES = /\.(?:js|woff2)$/
/** Headers that only documents need; on small assets they weigh as much as the content. */
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

/** CSP hashes of the inline scripts of the built document; line endings count as a single newline. */
export function inlineScriptsOf(pasta: string): string[] {
  const documento = join(pasta, 'index.html')
  if (!existsSync(documento)) return []
  return [...readFileSync(documento, 'utf8').matchAll(INLINE)].map(
    ([, texto = '']) =>
      `'sha256-${createHash('sha256').update(texto.replaceAll('\r\n', '\n')).digest('base64')}'`,
  )
}

/**
 * The document of an installation where people sign in at a provider: it tells the pages so before they ask anything.
 * With our own passwords the file is served as it was built.
 */
function documentoCom(metodo: MetodoDeLogin, pasta: string): string | undefined {
  return metodo === 'jwt'
    ? undefined
    : readFileSync(join(pasta, 'index.html'), 'utf8').replace('<html', `<html data-metodo="${metodo}"`)
}

/** Serves the built web app, with its document for every address outside the API. */
export async function registerSite(
  app: FastifyInstance,
  pasta: string,
  metodo: MetodoDeLogin = 'jwt',
): Promise<void> {
  const construido = existsSync(join(pasta, 'index.html'))
  const proprio = construido ? documentoCom(metodo, pasta) : undefined
  if (construido)
    await app.register(fastifyStatic, {
      root: pasta,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // The document that says the method is not the file at the root.
      ...(proprio !== undefined && { index: false as const }),
      setHeaders: (reply, path) => {
        const imutavel = path.includes(IMUTAVEIS)
        void reply.header('cache-control', imutavel ? `public, max-age=${UM_ANO_S}, immutable` : 'no-cache')
        if (imutavel && PARTES.test(path.replace(/\.(?:br|gz)$/, '')))
          for (const nome of DE_DOCUMENTO) reply.raw.removeHeader(nome)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const daApi = request.url.startsWith('/api/') || request.url === '/api'
    if (construido && !daApi && request.method === 'GET') {
      const documento = documentoDe(request.url)
      return proprio !== undefined && documento === DOCUMENTO
        ? reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(proprio)
        : reply.sendFile(documento)
    }
    return reply.code(404).send(erroBodyDe(failure('rota_inexistente'), request.id))
  })
}
