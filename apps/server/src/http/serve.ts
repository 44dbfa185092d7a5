import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { ArquivoServido, Download } from '@rh/domain/http/arquivo'
import type { Access, AnyEndpoint, Contract, HandlerArgs, HandlerReply } from '@rh/domain/http/endpoint'
import { erroBody } from '@rh/domain/http/erro'
import { comArquivo, corpoDeUpload, enviarArquivo, respostaDeDownload } from './arquivos.ts'
import type { Ator, Candidato, Portador, RequestContext } from './ator.ts'
import { dispositivoDe } from './dispositivo.ts'
import { failure } from './failure.ts'
import { wroteJustNow } from './replica.ts'
import type { Vigia } from './vigia.ts'

export type Handler<E> = (
  args: HandlerArgs<E> & { readonly request: RequestContext },
) => Promise<HandlerReply<E>>
export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> }

declare module 'fastify' {
  interface FastifyRequest {
    ator: Ator | null
    portador: Portador | null
    candidato: Candidato | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

const CHAVE_VALIDA = /^[\w-]{8,64}$/

/**
 * Mounts every endpoint of a contract as a Fastify route: access, validation, documentation and response from one
 * object.
 */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  vigia: Vigia = () => null,
): void {
  for (const [chamada, spec] of Object.entries<AnyEndpoint>(contract)) {
    const handler = handlers[chamada as keyof C] as Handler<AnyEndpoint> | undefined
    if (!handler) throw new Error(`Nothing answers ${chamada}`)
    mount(app, { chamada, spec, handler, vigiar: vigia(chamada, spec) })
  }
}

interface Montada {
  readonly chamada: string
  readonly spec: AnyEndpoint
  readonly handler: Handler<AnyEndpoint>
  readonly vigiar: ReturnType<Vigia>
}

function mount(app: FastifyInstance, { chamada, spec, handler, vigiar }: Montada): void {
  const [method, url] = chamada.split(' ') as [HTTPMethods, string]
  const status = spec.status ?? 200
  app.route({
    method,
    url,
    // Programs that watch over a system, or are about to fetch a file, ask for the headers alone; our pages never do.
    exposeHeadRoute: method === 'GET' && (spec.access.tipo === 'publico' || isDownload(spec.response)),
    ...(spec.bodyBytes === undefined ? {} : { bodyLimit: spec.bodyBytes }),
    config: {
      access: spec.access,
      ...(spec.perMinute ? { rateLimit: { max: spec.perMinute, timeWindow: '1 minute' } } : {}),
    },
    schema: schemaDe(spec, status),
    handler: async (request, reply) => {
      const context = contextOf(request, reply, chamada)
      const vigiada = vigiar?.(context, { params: request.params, query: request.query, body: request.body })
      const vista = vigiada ? { ...context, noFimDaEscrita: vigiada.noFimDaEscrita } : context
      const resposta = await chamar(request, vista, spec, handler)
      vigiada?.feita(resposta)
      if (isDownload(spec.response)) return enviarArquivo(request, reply, resposta as ArquivoServido)
      if (spec.cacheSeconds !== undefined)
        return responderGuardavel(request, reply, resposta, spec.cacheSeconds)
      return reply.code(status).send(resposta)
    },
  })
}

/** Sends a response cached by the browser for a while, then revalidated by its ETag. */
function responderGuardavel(
  request: FastifyRequest,
  reply: FastifyReply,
  resposta: unknown,
  segundos: number,
) {
  const etag = `"${createHash('sha256').update(JSON.stringify(resposta)).digest('hex').slice(0, 16)}"`
  void reply
    .header('cache-control', `private, max-age=${segundos}`)
    .header('etag', etag)
    .header('vary', 'authorization')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(resposta)
}

/** Fastify schema of an endpoint: input validation, response serialization and API document. */
const schemaDe = (spec: AnyEndpoint, status: 200 | 201) => ({
  tags: [spec.tag],
  summary: spec.summary,
  description: descreverAcesso(spec.access),
  ...segurancaDe(spec.access),
  ...(spec.params ? { params: spec.params } : {}),
  querystring: spec.query ?? semParametros,
  ...(spec.body ? { body: spec.body } : {}),
  ...(spec.upload ? { body: corpoDeUpload(spec.upload), consumes: ['multipart/form-data'] } : {}),
  response: {
    [status]: isDownload(spec.response) ? respostaDeDownload(spec.response.download) : spec.response,
    '4xx': erroBody,
    '5xx': erroBody,
  },
})

const isDownload = (response: unknown): response is Download =>
  typeof response === 'object' && response !== null && 'download' in response

/** Calls the handler with validated input, and the uploaded file where there is one. */
function chamar(
  request: FastifyRequest,
  context: RequestContext,
  spec: AnyEndpoint,
  handler: Handler<AnyEndpoint>,
): Promise<unknown> {
  const { params, query, body } = request
  if (!spec.upload) return handler({ params, query, body, request: context } as never)
  return comArquivo(request, spec.upload, (arquivo) => {
    // A repeat is recognised by what was sent: the content of the file stands for the body.
    const corpo = { params, query, sha256: arquivo.sha256 }
    return handler({ params, query, arquivo, request: { ...context, corpo } } as never)
  })
}

const semParametros = z.strictObject({})

/** Security scheme of the API document: the session of a person or a candidate, or the key of another system. */
const segurancaDe = ({ tipo }: Access) =>
  tipo === 'publico' ? {} : { security: [tipo === 'chave' ? { chave: [] } : { bearer: [] }] }

const descreverAcesso = (access: Access): string =>
  access.tipo === 'grupos'
    ? `Grupos: ${access.grupos.join(', ')} (${access.motivo})`
    : access.tipo === 'chave'
      ? `Chave de API com a permissão ${access.escopo}`
      : `Acesso: ${access.tipo}`

function contextOf(request: FastifyRequest, reply: FastifyReply, chamada: string): RequestContext {
  const chave = request.headers['idempotency-key']
  if (chave !== undefined && (typeof chave !== 'string' || !CHAVE_VALIDA.test(chave)))
    throw failure('validacao', {
      campos: { 'Idempotency-Key': 'Use de 8 a 64 letras, números, hífen ou sublinhado' },
    })
  return {
    // Every route of people went through the session first; see access.ts.
    ator: request.ator as Ator,
    portador: request.portador,
    candidato: request.candidato,
    ip: request.ip,
    agente: (request.headers['user-agent'] ?? '').slice(0, 200),
    host: request.headers.host ?? '',
    dispositivo: dispositivoDe(request, reply),
    escreveuAgora: wroteJustNow(request),
    requisicao: request.id,
    chamada,
    chave: request.ator ? (chave ?? null) : null,
    corpo: request.body,
  }
}
