import type { ClientConfig } from 'pg'
import type { PgBoss } from 'pg-boss'
import { openPool } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { QUEUE_SCHEMA } from '../db/roles.ts'
import { listen } from '../realtime/listener.ts'
import { CANAL_DAS_TAREFAS, type Tarefa } from '../tarefa.ts'
import { runAndKeep } from './rotina.ts'

interface JobsOptions {
  readonly deps: Deps
  /** The same database, for the queue's own few connections. */
  readonly conexao: ClientConfig
  readonly tarefas: readonly Tarefa[]
  /** Told of what failed; the queue tries again by itself. */
  readonly onFailure: (nome: string, error: unknown) => void
  /** How often runs without a sign are looked for. */
  readonly heartbeatCheckSeconds?: number
}

const CONEXOES = 2
const POLL_SECONDS = 5
/** A run cut off here is done again: whatever a task does may be done twice. */
const STOP_MS = 1_500
const RETRIES = 5
const RETRY_SECONDS = 60
/**
 * A run that gives no sign for this long is over, and another one may begin: its process was killed, or its database was
 * while the result was kept. Without signs the queue would wait for a quarter of an hour.
 */
const HEARTBEAT_SECONDS = 20
const HEARTBEAT_CHECK_SECONDS = 15

/**
 * Runs the tasks from a queue in the database, each by one instance at a time however many there are: on its
 * schedule, and once at the start for what fell due while the system was off.
 */
export async function startJobs(options: JobsOptions): Promise<AsyncDisposable> {
  const { conexao, deps, tarefas, onFailure, heartbeatCheckSeconds = HEARTBEAT_CHECK_SECONDS } = options
  // Loaded here: tests and commands that run no jobs do without it.
  const { PgBoss } = await import('pg-boss')
  const pool = openPool({ ...conexao, max: CONEXOES, application_name: 'rh-tarefas' })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    monitorVacuum: false,
    superviseIntervalSeconds: heartbeatCheckSeconds,
    monitorIntervalSeconds: heartbeatCheckSeconds,
    // The database's owner made it; see db/roles.ts.
    schema: QUEUE_SCHEMA,
    createSchema: false,
  })
  boss.on('error', (error) => onFailure('fila', error))
  await boss.start()
  const acordar = new Map<string, () => Promise<void>>()
  for (const tarefa of tarefas.filter(({ quando }) => quando?.(deps.config) ?? true))
    acordar.set(tarefa.nome, await agendar(boss, tarefa, deps, onFailure))
  const tentar = async (nome: string): Promise<void> => {
    await acordar
      .get(nome)?.()
      .catch((error: unknown) => onFailure(nome, error))
  }
  const escuta = await listen(conexao, CANAL_DAS_TAREFAS, {
    onMessage: (nome) => void tentar(nome),
    // What was called for while nobody listened.
    onConnect: () => void Promise.all([...acordar.keys()].map(tentar)),
    onFailure: (error) => onFailure('fila', error),
  })
  return {
    async [Symbol.asyncDispose]() {
      await escuta[Symbol.asyncDispose]()
      await boss.stop({ graceful: true, timeout: STOP_MS })
      await pool.end()
    },
  }
}

/** Puts a task on its schedule. Answers how to run it now. */
async function agendar(
  boss: PgBoss,
  tarefa: Tarefa,
  deps: Deps,
  onFailure: JobsOptions['onFailure'],
): Promise<() => Promise<void>> {
  const { nome, cron, aoLado } = tarefa
  // One waiting, and one running unless it says otherwise: a run does all that is due, a second would find nothing.
  const policy = aoLado ? 'short' : 'stately'
  await boss.createQueue(nome, { policy, retryLimit: RETRIES, retryDelay: RETRY_SECONDS })
  const worker = await boss.work(nome, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await runAndKeep(tarefa, deps)
    } catch (error) {
      onFailure(nome, error)
      throw error
    }
  })
  const run = { heartbeatSeconds: HEARTBEAT_SECONDS }
  await boss.schedule(nome, cron, null, { tz: deps.config.empresaFuso, ...run })
  return async () => {
    await boss.send(nome, null, run)
    boss.notifyWorker(worker)
  }
}
