import { setTimeout as sleep } from 'node:timers/promises'
import { fraquezasDosPapeis } from '@rh/domain/inicio/trilha'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import type { ClientConfig } from 'pg'
import { buildApp } from './app.ts'
import { requirePastaDosArquivos } from './arquivos/pasta.ts'
import { cifrarAntigos } from './cifra/antigos.ts'
import { chavesDoBanco } from './cifra/banco.ts'
import { chavesQueFaltam } from './cifra/girar.ts'
import { type Config, loadConfig } from './config.ts'
import { startDatabase } from './database.ts'
import { avisoDeVersaoAntiga, lerRevisao } from './dependencias/revisao.ts'
import { createDeps } from './deps.ts'
import { openDb, type Db } from './db/db.ts'
import { openReplica } from './db/replica.ts'
import { prepareDatabase } from './db/roles.ts'
import { startJobs } from './jobs/jobs.ts'
import { tarefas } from './tarefas.ts'
import { hojeEm, systemClock } from './clock.ts'
import { PrazoComum } from './prazo-comum.ts'
import { trailMeans } from './trilha/meios.ts'
import { sealTrail } from './trilha/selar.ts'
import { sincronizarPrazos } from './modules/processo/prazo.ts'
import { sincronizarReferencias } from './seed/referencias.ts'
import { loginsDemo, senhaDemo } from './seed/usuarios.ts'
import { isVazio } from './seed/vazio.ts'
import { startTracing } from './tracing/start.ts'
import { explainStart } from './explain-start.ts'
import { errorCode, StartupError } from './startup-error.ts'

// Less than three seconds, after which a service manager may lose patience; the rest is for what a busy machine delays.
const FIM_MS = 2_200
const LET_GO_MS = 500
// Requests that never end must not take it from the trail's last seal.
const RESERVA_MS = LET_GO_MS
// The queue gives its tasks a second and a half; a connection to a server that went away would hold it without end.
const JOBS_MS = 1_800
// Beside the queue, so that it takes no longer for it: a sign-in on a busy machine needs more than a second.
const DRAIN_MS = JOBS_MS
const PARENT_POLL_MS = 250
const DEPOIS_DO_INICIO_MS = 10_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const listenProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'já está em uso por outro programa. Encerre-o ou escolha outra porta com PORT.',
  EACCES: 'exige permissão de administrador. Escolha uma porta acima de 1023 com PORT.',
  EADDRNOTAVAIL: 'não é desta máquina. Corrija HOST.',
  ENOTFOUND: 'não foi encontrado. Corrija HOST.',
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const problem = listenProblems[errorCode(error) ?? '']
    if (problem === undefined) throw error
    throw new StartupError(`O endereço ${host}:${port} ${problem}`)
  }
}

const fim = new PrazoComum()

/**
 * Says that this instance goes, then lets requests in flight finish; past the limit the process ends with them.
 */
async function drain(app: FastifyInstance, { saidaMs }: Config): Promise<void> {
  app.leave()
  await sleep(saidaMs)
  await fim.noMaximo(DRAIN_MS, app.close(), RESERVA_MS)
}

const semChave = (chave: string): string =>
  `A chave ${chave}, que cifrou contas ou CIDs deste banco, não está neste servidor: eles não se leem até ela voltar da cópia.`

/** What an older version kept readable, before anybody is served. */
async function cifrarOQueHavia(dono: ClientConfig, chaves: readonly KyselyPlugin[]): Promise<void> {
  const db = openDb({ ...dono, max: 1, statement_timeout: 0 }, chaves)
  try {
    await cifrarAntigos(db, () => say('Cifrando as contas bancárias e os CIDs que já estavam guardados…'))
  } finally {
    await db.destroy()
  }
}

/** The standby for reading; what becomes of it is told in the log. */
function openReading(db: Db, config: Config, plugins: readonly KyselyPlugin[], say: OnReplica) {
  const { databaseUrlLeitura, leituraAtrasoMs, poolMax } = config
  return databaseUrlLeitura === undefined
    ? undefined
    : openReplica({
        primary: db,
        config: { connectionString: databaseUrlLeitura, max: poolMax },
        plugins,
        limitMs: leituraAtrasoMs,
        onChange: say,
      })
}
type OnReplica = Parameters<typeof openReplica>[0]['onChange']

function welcome(address: string, demo: boolean): string {
  const lines = [`Sistema no ar em ${address}`, 'Para encerrar, tecle Ctrl+C.']
  if (demo) {
    const width = Math.max(...loginsDemo.map(({ usuario }) => usuario.length))
    lines.push('', `Demonstração: entre com um destes usuários e a senha ${senhaDemo}`)
    for (const { usuario, descricao } of loginsDemo) lines.push(`  ${usuario.padEnd(width)}  ${descricao}`)
  }
  return lines.join('\n')
}

/** Only the first start pays for the company's makers. */
async function loadDemo(db: Db, config: Config): Promise<void> {
  if (!(await isVazio(db))) return
  const { semearDemo } = await import('./seed/demo.ts')
  await semearDemo(db, systemClock, createDeps({ db, config, clock: systemClock }).arquivos)
}

/** Looks at the terms while the doors are open already; the end of the process ends it between two batches. */
function conferirPrazos(db: Db, { log }: FastifyInstance): AsyncDisposable {
  const parar = new AbortController()
  const inicio = performance.now()
  const feito = sincronizarPrazos(db, parar.signal).then(
    (contados) => log.info({ ...contados, ms: Math.round(performance.now() - inicio) }, 'prazos conferidos'),
    (err: unknown) => log.error({ err }, 'prazos'),
  )
  return {
    async [Symbol.asyncDispose]() {
      parar.abort()
      await fim.noMaximo(LET_GO_MS, feito)
    },
  }
}

/**
 * Collects what only the start needed, once it is over and the first people came in: a server at rest allocates too little
 * for the engine to do it.
 */
const soltarOInicio = (): void =>
  void setTimeout(
    () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    DEPOIS_DO_INICIO_MS,
  ).unref()

/** Brings everything up in order; `resources` remembers how to take it down in the reverse one. */
async function start(resources: AsyncDisposableStack): Promise<void> {
  const config = loadConfig(process.env)
  const tracing = await startTracing(process.env)
  if (tracing) resources.defer(() => fim.noMaximo(LET_GO_MS, tracing.stop()))
  const server = await startDatabase(config, say)
  resources.defer(() => server.stop())
  for (const weakness of await prepareDatabase(server)) say(fraquezasDosPapeis[weakness])
  const chaves = [chavesDoBanco(config)]
  await cifrarOQueHavia(server.owner, chaves)
  const db = openDb({ ...server.application, max: config.poolMax }, chaves)
  // What a cut-off request still holds is rolled back by the server.
  resources.defer(() => fim.noMaximo(LET_GO_MS, db.destroy()))
  await requirePastaDosArquivos(db, config)
  for (const chave of await chavesQueFaltam(db)) say(semChave(chave))
  const trilha = trailMeans({ db, clock: systemClock, config })
  // What was written since the last minute, before anybody could touch it.
  resources.defer(() =>
    fim.noMaximo(
      LET_GO_MS,
      sealTrail(trilha, 0).catch(() => {}),
    ),
  )
  await sincronizarReferencias(db)
  if (config.demo) await loadDemo(db, config)
  let app: FastifyInstance | undefined
  const replica = openReading(db, config, chaves, (problem) =>
    app?.log.warn({ err: problem }, problem ? 'réplica fora de uso: lê-se do principal' : 'réplica em uso'),
  )
  if (replica) resources.defer(() => fim.noMaximo(LET_GO_MS, replica.close()))
  app = await buildApp({ db, conexao: server.application, config, clock: systemClock, replica })
  let jobs: AsyncDisposable | undefined
  const stopJobs = async (): Promise<void> => {
    if (jobs) await fim.noMaximo(JOBS_MS, jobs[Symbol.asyncDispose](), RESERVA_MS)
  }
  resources.defer(async () => void (await Promise.all([drain(app, config), stopJobs()])))
  const endereco = await listen(app, config)
  resources.use(conferirPrazos(db, app))
  // After the doors are open: nobody waits for the queue.
  jobs = await startJobs({
    deps: createDeps({ db, config, clock: systemClock, dono: server.owner }),
    conexao: server.application,
    tarefas,
    onFailure: (tarefa, err) => app.log.error({ err, tarefa }, 'Falha em uma tarefa'),
  })
  say(welcome(endereco, config.demo))
  soltarOInicio()
  const antiga = avisoDeVersaoAntiga(lerRevisao(), hojeEm(systemClock.agora(), config.empresaFuso))
  if (antiga) say(antiga)
}

/** npm passes a signal on to its shell, which dies of it without telling us: its death is the signal. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_POLL_MS).unref()
}

async function main(): Promise<number> {
  await using resources = new AsyncDisposableStack()
  // From the first moment: a signal during the start waits for it, and what was opened is closed.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    if (process.env.npm_lifecycle_event === 'start') whenOrphaned(resolve)
  })
  try {
    await start(resources)
  } catch (error) {
    process.stderr.write(`${explainStart(error)}\n`)
    return 1
  }
  await asked
  fim.comecar(FIM_MS)
  say('Encerrando…')
  return 0
}

// A request past the drain limit would hold the process: everything else is already closed.
process.exit(await main())
