import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { erroBodyDe, falha } from './falha.ts'

/** Files under here carry a hash of their content in the name: they never change. */
const IMUTAVEIS = '/assets/'
const UM_ANO_S = 31_536_000

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
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const daApi = request.url.startsWith('/api/') || request.url === '/api'
    if (construido && !daApi && request.method === 'GET') return reply.sendFile('index.html')
    return reply.code(404).send(erroBodyDe(falha('rota_inexistente'), request.id))
  })
}
