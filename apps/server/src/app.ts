import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import { api } from '@rh/domain/contract/index'
import { clamav } from './antivirus/clamav.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { Replica } from './db/replica.ts'
import { createDeps, type Deps } from './deps.ts'
import { registerAccess } from './http/access.ts'
import { arquivosHandlers } from './arquivos/anexos-gerais.ts'
import { pastaDosRecebidos } from './arquivos/recebidos.ts'
import { registerUploads } from './http/arquivos.ts'
import { registerCompressao } from './http/compressao.ts'
import { registerErrorHandler, responder } from './http/error-handler.ts'
import { registerHeaders } from './http/headers.ts'
import { errorForLog } from './http/log-error.ts'
import { registerLeaving } from './http/leaving.ts'
import { registerOwnWrites, withReplica } from './http/replica.ts'
import { serve, type Handlers } from './http/serve.ts'
import { inlineScriptsOf, registerSite } from './http/site.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { useZod } from './http/zod.ts'
import { candidatoHandlers, pedidoAoCandidatoHandlers } from './modules/admissao/candidato/handlers.ts'
import { usarEntrada } from './modules/admissao/candidato/entrada.ts'
import { admissaoHandlers } from './modules/admissao/handlers.ts'
import { linkHandlers } from './modules/processo/link-handlers.ts'
import { lookupsHandlers } from './modules/admissao/lookups.ts'
import { paineisHandlers } from './modules/admissao/paineis-handlers.ts'
import { createCofre, type Cofre } from './modules/auth/fator/cofre.ts'
import { chavesDeAcessoHandlers, segundoFatorHandlers } from './modules/auth/fator/handlers.ts'
import { emergenciaHandlers } from './modules/auth/emergencia/handlers.ts'
import { authHandlers } from './modules/auth/handlers.ts'
import { emissorDe } from './modules/auth/provedor/provedores.ts'
import { marcarUso, resolverSessao, resolverSessoes } from './modules/auth/sessao-em-uso.ts'
import { openTokens, type Tokens } from './modules/auth/token.ts'
import { integracaoHandlers } from './modules/chaves/integracao.ts'
import { chavesHandlers } from './modules/chaves/handlers.ts'
import { usarChave } from './modules/chaves/usar.ts'
import { buscaHandlers } from './modules/busca/handlers.ts'
import { estoqueHandlers } from './modules/estoque/handlers.ts'
import { estabilidadesHandlers } from './modules/colaborador/estabilidades/handlers.ts'
import { aprendizagemHandlers } from './modules/colaborador/aprendizagem/aprendizagem-handlers.ts'
import { experienciaHandlers } from './modules/colaborador/experiencia/experiencia-handlers.ts'
import { estatisticasHandlers } from './modules/estatisticas/handlers.ts'
import { fichaHandlers } from './modules/colaborador/ficha/ficha-handlers.ts'
import { afastamentoHandlers } from './modules/afastamento/handlers.ts'
import { demissaoHandlers } from './modules/demissao/handlers.ts'
import { relatoriosHandlers } from './modules/relatorios/handlers.ts'
import { relatoriosSalvosHandlers } from './modules/relatorios/salvos/handlers.ts'
import { remanejamentoHandlers } from './modules/remanejamento/handlers.ts'
import { desmobilizacaoHandlers } from './modules/desmobilizacao/handlers.ts'
import { mudancaHandlers } from './modules/promocao/postos/handlers.ts'
import { reajusteHandlers } from './modules/promocao/reajuste/handlers.ts'
import { aVencerHandlers } from './modules/ferias/a-vencer.ts'
import { coletivasHandlers } from './modules/ferias/coletivas/handlers.ts'
import { mapaHandlers } from './modules/ferias/mapa.ts'
import { planejamentoHandlers } from './modules/ferias/planejamento/handlers.ts'
import { fichaFeriasHandlers } from './modules/colaborador/ferias/handlers.ts'
import { fichaListasHandlers } from './modules/colaborador/ficha/ficha-listas-handlers.ts'
import { cadastrosHandlers } from './modules/cadastros/handlers.ts'
import { calendarioHandlers } from './modules/calendario/handlers.ts'
import { mailHandlers } from './modules/mensagens/handlers.ts'
import { chatHandlers } from './modules/conversas/handlers.ts'
import { telasDasConversas } from './modules/conversas/telas.ts'
import { colaboradorHandlers } from './modules/colaborador/handlers.ts'
import { coberturaHandlers } from './modules/cobertura/handlers.ts'
import { comunicadosHandlers } from './modules/comunicados/handlers.ts'
import { contaHandlers } from './modules/conta/handlers.ts'
import { contratosHandlers } from './modules/contratos/handlers.ts'
import { kanbanHandlers } from './modules/kanban/handlers.ts'
import { folhaHandlers } from './modules/folha/handlers.ts'
import { dossieHandlers } from './modules/dossie/handlers.ts'
import { geralHandlers } from './modules/geral/handlers.ts'
import { importacaoHandlers } from './modules/importacao/handlers.ts'
import { vistasHandlers } from './modules/vistas/handlers.ts'
import { inicioHandlers } from './modules/inicio/handlers.ts'
import { ajustesHandlers } from './modules/notificacoes/ajustes-handlers.ts'
import { openChavePush } from './modules/notificacoes/chave-push.ts'
import { registerMetricas } from './modules/metricas/registrar.ts'
import { notificacoesHandlers } from './modules/notificacoes/handlers.ts'
import { passivoHandlers } from './modules/passivo/handlers.ts'
import { privacidadeHandlers } from './modules/privacidade/handlers.ts'
import { rotinasHandlers } from './modules/rotinas/handlers.ts'
import { segurancaHandlers } from './modules/seguranca/handlers.ts'
import { setoresHandlers } from './modules/setores/handlers.ts'
import { usuariosHandlers } from './modules/usuarios/handlers.ts'
import { webhooksHandlers } from './modules/webhooks/handlers.ts'
import { modulos } from './modulos.ts'
import { notificar } from './realtime/message.ts'
import { registerTelas } from './realtime/telas.ts'
import { podeVer } from './modules/processo/quem-ve.ts'
import { traceRequests } from './tracing/requests.ts'
import { isTracing, logFields } from './tracing/span.ts'
import { vigiaDe, vigiarRecusas } from './seguranca/vigiar.ts'
import type { Clock } from './clock.ts'

export interface AppOptions {
  readonly db: Db
  /** The same database, for the one connection that listens to its notices. */
  readonly conexao: ClientConfig
  readonly config: Config
  readonly clock: Clock
  /** Where calls that only read may read; the same database without it. */
  readonly replica?: Replica | undefined
  /** Folder of the built web app. */
  readonly site?: string
  /** Where log lines go; standard output without it. */
  readonly saidaDeLog?: { write(linha: string): void }
}

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 72_000
const BODY_LIMIT_BYTES = 256 * 1024

const SITE = join(import.meta.dirname, '../../web/dist')

/** The application: the one place where modules, ports and HTTP meet. */
export async function buildApp({
  db,
  conexao,
  config,
  clock,
  replica,
  site = SITE,
  saidaDeLog,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer(config, saidaDeLog)
  traceRequests(app)
  useZod(app)
  registerErrorHandler(app)
  registerLeaving(app)
  if (replica) registerOwnWrites(app, replica)
  await registerHeaders(app, {
    inline: inlineScriptsOf(site),
    origemWebsocket: config.origemWebsocket,
    provedor: config.provedor && emissorDe(config.provedor),
  })
  await registerCompressao(app)
  await registerRateLimit(app, { db })
  await registerUploads(app, pastaDosRecebidos(config.dadosDir), antivirusDe(config))
  // Outside the demo it would tell strangers every call, at 1.2 MB a time.
  if (config.demo) await (await import('./http/openapi.ts')).registerOpenApi(app)
  const tokens = await openTokens(db)
  await openChavePush(db)
  const resolverToken = async (token: string) => {
    const agora = clock.agora()
    const sessaoId = await tokens.ler(token, agora)
    return sessaoId === null ? null : resolverSessao(db, sessaoId, agora, config.empresaFuso)
  }
  const deps = createDeps({ db, config, clock, avisar: (err, oQue) => app.log.warn({ err }, oQue) })
  registerAccess(
    app,
    { resolver: resolverToken, usada: (ator) => marcarUso(db, ator, clock.agora()) },
    (chamada) => usarChave({ db, clock, config }, chamada),
    (entrada) => usarEntrada({ ...deps, tokens }, entrada),
  )
  const telas = registerTelas(app, {
    conexao,
    clock,
    origemPublica: config.origemPublica,
    resolverToken,
    resolverSessoes: (ids) => resolverSessoes(db, ids, clock.agora(), config.empresaFuso),
    podeVer: ({ tipo, id }, ator) => podeVer(db, modulos[tipo].process, id, ator),
    publicar: (aviso) => notificar(db, aviso),
    conversas: telasDasConversas(db),
  })
  registerMetricas(app, deps, { telas: telas.abertas, replica })
  vigiarRecusas(app, deps.seguranca)
  app.addHook('onClose', () => deps.seguranca.gravar())
  const cofre = createCofre(config)
  const here = handlersOf(deps, tokens, cofre, app.log)
  const handlers = replica
    ? withReplica(api, here, replica, handlersOf({ ...deps, db: replica.db }, tokens, cofre, app.log))
    : here
  serve(app, api, handlers, vigiaDe(deps.seguranca))
  await registerSite(app, site, config.metodoLogin)
  return app
}

const antivirusDe = ({ antivirus }: Config) =>
  antivirus ? { conferir: clamav(antivirus), obrigatorio: antivirus.obrigatorio } : null

const handlersOf = (
  deps: Deps,
  tokens: Tokens,
  cofre: Cofre,
  log: FastifyBaseLogger,
): Handlers<typeof api> => ({
  ...authHandlers({ ...deps, tokens, cofre }),
  ...emergenciaHandlers({ ...deps, tokens, cofre }),
  ...segundoFatorHandlers({ ...deps, tokens, cofre }),
  ...chavesDeAcessoHandlers({ ...deps, tokens, cofre }),
  ...geralHandlers(deps),
  ...arquivosHandlers(deps),
  ...inicioHandlers(deps),
  ...vistasHandlers(deps),
  ...calendarioHandlers(deps),
  ...estoqueHandlers(deps),
  ...kanbanHandlers(deps),
  ...comunicadosHandlers(deps),
  ...chatHandlers(deps),
  ...mailHandlers(deps),
  ...contaHandlers(deps),
  ...setoresHandlers(deps),
  ...notificacoesHandlers(deps),
  ...ajustesHandlers(deps),
  ...buscaHandlers(deps),
  ...modulos.admissao.handlers({ ...deps, tokens }),
  ...modulos.afastamento.handlers({ ...deps, tokens }),
  ...afastamentoHandlers({ ...deps, tokens }),
  ...modulos.demissao.handlers({ ...deps, tokens }),
  ...demissaoHandlers({ ...deps, tokens }),
  ...modulos.ferias.handlers({ ...deps, tokens }),
  ...modulos.promocao.handlers({ ...deps, tokens }),
  ...modulos.remanejamento.handlers({ ...deps, tokens }),
  ...remanejamentoHandlers({ ...deps, tokens }),
  ...admissaoHandlers(deps),
  ...lookupsHandlers(deps),
  ...paineisHandlers(deps),
  ...linkHandlers({ ...deps, tokens }),
  ...candidatoHandlers({ ...deps, tokens }),
  ...pedidoAoCandidatoHandlers({ ...deps, tokens }),
  ...colaboradorHandlers(deps),
  ...cadastrosHandlers(deps),
  ...fichaHandlers(deps),
  ...experienciaHandlers(deps),
  ...aprendizagemHandlers(deps),
  ...aVencerHandlers(deps),
  ...coletivasHandlers(deps),
  ...mudancaHandlers(deps),
  ...reajusteHandlers(deps),
  ...desmobilizacaoHandlers(deps),
  ...mapaHandlers(deps),
  ...planejamentoHandlers(deps),
  ...fichaFeriasHandlers(deps),
  ...estabilidadesHandlers(deps),
  ...estatisticasHandlers(deps),
  ...relatoriosHandlers(deps),
  ...relatoriosSalvosHandlers(deps),
  ...fichaListasHandlers(deps),
  ...coberturaHandlers(deps),
  ...contratosHandlers(deps),
  ...dossieHandlers(deps),
  ...passivoHandlers(deps),
  ...usuariosHandlers(deps),
  ...segurancaHandlers(deps),
  ...privacidadeHandlers(deps),
  // Loaded here: what they do is of no use to who only answers calls.
  ...rotinasHandlers(deps, async () => (await import('./tarefas.ts')).tarefas),
  ...folhaHandlers(deps),
  ...chavesHandlers(deps),
  ...integracaoHandlers(deps),
  ...webhooksHandlers(deps),
  ...importacaoHandlers({ ...deps, log }),
})

function createServer(
  { logNivel, proxyConfiavel }: Config,
  saidaDeLog: AppOptions['saidaDeLog'],
): FastifyInstance {
  return Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // What still comes on a kept connection is answered; the database is there until the last of it.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: proxyConfiavel.length > 0 ? [...proxyConfiavel] : false,
    genReqId: () => `req-${randomUUID().slice(0, 8)}`,
    // An address that cannot be decoded never reaches a route; it gets the same body.
    frameworkErrors: (error, request, reply) => void responder(error, request, reply),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
    // Each takes as much memory as its GET: only those that somebody asks for (`serve`).
    exposeHeadRoutes: false,
    // What is logged of a request: never its body, query, headers or address of a person's record.
    logController: new LogController({
      disableRequestLogging: !['info', 'debug', 'trace'].includes(logNivel),
    }),
    logger: {
      level: logNivel,
      ...(isTracing() && { mixin: logFields }),
      ...(saidaDeLog ? { stream: saidaDeLog } : {}),
      serializers: {
        req: ({ method, routeOptions }) => ({ method, rota: routeOptions?.url }),
        err: errorForLog,
      },
    },
  })
}
