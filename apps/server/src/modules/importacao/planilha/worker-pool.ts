import { Worker } from 'node:worker_threads'
import type { TipoArquivo } from '@rh/domain/http/arquivo'
import type { LinhaLida, Mapa } from '@rh/domain/importacao/define'
import type { TipoImportacao } from '@rh/domain/importacao/tipos'
import { errorCode } from '../../../startup-error.ts'
import type { Listas } from './modelo.ts'
import { PlanilhaRecusada } from './recusa.ts'
import type { ErrosDaLinha } from './relatorio.ts'

interface Planilha {
  readonly bytes: Uint8Array
  readonly formato: TipoArquivo
  /** Rows that it may have. */
  readonly maximo: number
}

/** What is done with spreadsheets apart from the requests. */
export type WorkerTask =
  | ({ readonly que: 'previa' } & Planilha)
  | ({ readonly que: 'linhas'; readonly tipo: TipoImportacao; readonly mapa: Mapa } & Planilha)
  | ({ readonly que: 'relatorio'; readonly erros: readonly ErrosDaLinha[] } & Planilha)
  | { readonly que: 'modelo'; readonly tipo: TipoImportacao; readonly listas: Listas }

export interface WorkerReplies {
  readonly previa: {
    readonly cabecalho: string[]
    readonly amostra: string[][]
    readonly linhas: number
  }
  /** The rows themselves come in batches. */
  readonly linhas: void
  readonly relatorio: Uint8Array
  readonly modelo: Uint8Array
}

export interface Lote {
  readonly lote: readonly LinhaLida[]
  readonly total: number
}

export type WorkerMessage =
  | Lote
  | { readonly recusa: { readonly mensagem: string; readonly acao: string } }
  | { readonly pronto: unknown }

/** 20,000 rows of 40 columns take some 400 MB while they are read; more than this is a file made to do harm. */
const MEMORY_MB = 1024
const TIMEOUT_MS = 60_000

const tooLarge = (): PlanilhaRecusada =>
  new PlanilhaRecusada(
    'A planilha é grande demais para ser lida.',
    'Apague abas, imagens e colunas que não são usadas, ou divida-a em arquivos menores.',
  )

/** The thread stays a little for the next step of the same person; starting one takes a third of a second. */
const IDLE_MS = 5_000

let last: Promise<unknown> = Promise.resolve()
let idle: Worker | null = null
let idleTimer: NodeJS.Timeout | undefined

/**
 * Does one piece of work in a thread of its own, one at a time: memory is bounded by the thread's limit, and no request
 * waits for the computation.
 */
export function runInWorker<S extends WorkerTask>(
  task: S,
  onBatch?: (lote: Lote) => void,
): Promise<WorkerReplies[S['que']]> {
  const current = last.then(() => run(task, onBatch))
  last = current.catch(() => {})
  return current as Promise<WorkerReplies[S['que']]>
}

function acquire(): Worker {
  clearTimeout(idleTimer)
  if (idle) return idle
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What it would print belongs to nobody.
    stderr: true,
    stdout: true,
  })
  // Idle, it keeps no process from ending.
  worker.unref()
  worker.on('error', () => terminate(worker))
  idle = worker
  return worker
}

function terminate(worker: Worker): void {
  if (idle === worker) idle = null
  void worker.terminate()
}

async function run(task: WorkerTask, onBatch: ((lote: Lote) => void) | undefined): Promise<unknown> {
  const worker = acquire()
  try {
    const reply = await replyOf(worker, task, onBatch)
    idleTimer = setTimeout(() => terminate(worker), IDLE_MS).unref()
    return reply
  } catch (error) {
    // After a refusal or a failure nobody knows what it still holds.
    terminate(worker)
    throw error
  }
}

function replyOf(
  worker: Worker,
  task: WorkerTask,
  onBatch: ((lote: Lote) => void) | undefined,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timeout = setTimeout(() => reject(tooLarge()), TIMEOUT_MS)
  const onMessage = (message: WorkerMessage): void => {
    if ('lote' in message) onBatch?.(message)
    else if ('recusa' in message) reject(new PlanilhaRecusada(message.recusa.mensagem, message.recusa.acao))
    else resolve(message.pronto)
  }
  const onError = (error: unknown): void =>
    reject(errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error)
  const onExit = (): void => reject(new Error('The spreadsheet worker ended without an answer'))
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  worker.postMessage(task, [])
  return promise.finally(() => {
    clearTimeout(timeout)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  })
}
