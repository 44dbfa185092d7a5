import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Replica } from '../../db/replica.ts'
import { failure } from '../../http/failure.ts'
import { lerBanco, lerCopias, lerPool, lerReplica } from './do-banco.ts'
import { comoFamilias, type Lidas } from './familias.ts'
import { escreverMetricas, Histograma, OPENMETRICS } from './openmetrics.ts'

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8'),
) as { version: string }

const CAMINHO = '/metrics'
const NANO = 1e9
const RESOLUCAO_MS = 20

interface Instancia {
  /** Screens that are connected to it. */
  readonly telas: () => number
  readonly replica: Replica | undefined
}

/**
 * Figures for who watches the system, behind a token of their own; without the token there is no such address. They
 * name routes by their template and tell nothing of anybody.
 */
export function registerMetricas(app: FastifyInstance, deps: Deps, { telas, replica }: Instancia): void {
  const token = deps.config.metricasToken
  if (token === undefined) {
    // Else the document of the pages would answer, as it does for any address of theirs.
    app.get(CAMINHO, { schema: { hide: true } }, () => {
      throw failure('rota_inexistente')
    })
    return
  }
  const processo = lerProcesso(app)
  const pedidos = contarPedidos(app)
  app.get(CAMINHO, { schema: { hide: true } }, async (request, reply) => {
    if (!confere(request.headers.authorization, token)) {
      void reply.header('www-authenticate', 'Bearer')
      throw failure('sessao_expirada', {
        mensagem: 'As métricas pedem o token de METRICAS_TOKEN.',
        acao: 'Envie-o no cabeçalho Authorization, como Bearer.',
      })
    }
    const [banco, copias] = await Promise.all([lerBanco(deps), lerCopias(deps)])
    const lidas: Lidas = {
      rh_build: [{ sufixo: '_info', rotulos: { version, node: process.versions.node }, valor: 1 }],
      ...pedidos(),
      ...processo(),
      rh_sockets: [{ valor: telas() }],
      ...lerSeguranca(deps),
      ...lerPool(deps),
      ...lerReplica(replica),
      ...banco,
      ...copias,
    }
    return reply
      .type(OPENMETRICS)
      .header('cache-control', 'no-store')
      .send(escreverMetricas(comoFamilias(lidas)))
  })
}

/** Digests of one length are compared: how long it takes says nothing of the token. */
function confere(cabecalho: string | undefined, token: string): boolean {
  const [tipo, enviado = ''] = (cabecalho ?? '').split(' ')
  const resumo = (texto: string) => createHash('sha256').update(texto).digest()
  return timingSafeEqual(resumo(enviado), resumo(token)) && tipo?.toLowerCase() === 'bearer'
}

/** Counts every request: by its route's template and the class of its status, never by its address. */
function contarPedidos(app: FastifyInstance): () => Lidas {
  const duracoes = new Histograma()
  let emCurso = 0
  app.addHook('onRequest', async (_request, reply) => {
    emCurso += 1
    // Also of one whose client went away, which is never answered.
    reply.raw.once('close', () => {
      emCurso -= 1
    })
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    duracoes.observar(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: `${String(Math.floor(reply.statusCode / 100))}xx`,
      },
      reply.elapsedTime / 1000,
    )
  })
  return () => ({
    rh_http_request_duration_seconds: duracoes.amostras(),
    rh_http_requests_in_flight: [{ valor: emCurso }],
  })
}

function lerProcesso(app: FastifyInstance): () => Lidas {
  const atraso = monitorEventLoopDelay({ resolution: RESOLUCAO_MS })
  atraso.enable()
  app.addHook('onClose', () => {
    atraso.disable()
  })
  const inicio = Date.now() / 1000 - process.uptime()
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    // What is measured is a timer of this resolution: one that comes in time is no lag.
    const lag = (nanos: number) => Math.max(0, nanos / NANO - RESOLUCAO_MS / 1000)
    const quantis = [
      { rotulos: { quantile: '0.5' }, valor: lag(atraso.percentile(50)) },
      { rotulos: { quantile: '0.99' }, valor: lag(atraso.percentile(99)) },
      { rotulos: { quantile: '1' }, valor: lag(atraso.count === 0 ? 0 : atraso.max) },
    ]
    atraso.reset()
    return {
      rh_event_loop_lag_seconds: quantis,
      rh_process_memory_bytes: [
        { rotulos: { kind: 'resident' }, valor: rss },
        { rotulos: { kind: 'heap' }, valor: heapUsed },
        { rotulos: { kind: 'external' }, valor: external },
      ],
      rh_process_cpu_seconds: [{ sufixo: '_total', valor: (user + system) / 1e6 }],
      rh_process_start_time_seconds: [{ valor: inicio }],
    }
  }
}

const lerSeguranca = ({ seguranca }: Deps): Lidas => ({
  rh_logins_refused: [...seguranca.recusas()].map(([reason, valor]) => ({
    sufixo: '_total',
    rotulos: { reason },
    valor,
  })),
  rh_security_events_waiting: [{ valor: seguranca.esperando() }],
})
