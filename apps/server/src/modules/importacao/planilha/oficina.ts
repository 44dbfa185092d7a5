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
export type Servico =
  | ({ readonly que: 'previa' } & Planilha)
  | ({ readonly que: 'linhas'; readonly tipo: TipoImportacao; readonly mapa: Mapa } & Planilha)
  | ({ readonly que: 'relatorio'; readonly erros: readonly ErrosDaLinha[] } & Planilha)
  | { readonly que: 'modelo'; readonly tipo: TipoImportacao; readonly listas: Listas }

export interface Respostas {
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

export type Recado =
  | Lote
  | { readonly recusa: { readonly mensagem: string; readonly acao: string } }
  | { readonly pronto: unknown }

/** 20,000 rows of 40 columns take some 400 MB while they are read; more than this is a file made to do harm. */
const MEMORIA_MB = 1024
const PRAZO_MS = 60_000

const demais = (): PlanilhaRecusada =>
  new PlanilhaRecusada(
    'A planilha é grande demais para ser lida.',
    'Apague abas, imagens e colunas que não são usadas, ou divida-a em arquivos menores.',
  )

/** The thread stays a little for the next step of the same person; starting one takes a third of a second. */
const OCIOSA_MS = 5_000

let ultima: Promise<unknown> = Promise.resolve()
let pronta: Worker | null = null
let despedida: NodeJS.Timeout | undefined

/**
 * Does one piece of work in a thread of its own, one at a time: memory is bounded by the thread's limit, and no request
 * waits for the computation.
 */
export function pedir<S extends Servico>(
  servico: S,
  aoLote?: (lote: Lote) => void,
): Promise<Respostas[S['que']]> {
  const desta = ultima.then(() => executar(servico, aoLote))
  ultima = desta.catch(() => {})
  return desta as Promise<Respostas[S['que']]>
}

function contratar(): Worker {
  clearTimeout(despedida)
  if (pronta) return pronta
  const worker = new Worker(new URL('./trabalhador.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // What it would print belongs to nobody.
    stderr: true,
    stdout: true,
  })
  // Idle, it keeps no process from ending.
  worker.unref()
  worker.on('error', () => dispensar(worker))
  pronta = worker
  return worker
}

function dispensar(worker: Worker): void {
  if (pronta === worker) pronta = null
  void worker.terminate()
}

async function executar(servico: Servico, aoLote: ((lote: Lote) => void) | undefined): Promise<unknown> {
  const worker = contratar()
  try {
    const resposta = await atendido(worker, servico, aoLote)
    despedida = setTimeout(() => dispensar(worker), OCIOSA_MS).unref()
    return resposta
  } catch (error) {
    // After a refusal or a failure nobody knows what it still holds.
    dispensar(worker)
    throw error
  }
}

function atendido(
  worker: Worker,
  servico: Servico,
  aoLote: ((lote: Lote) => void) | undefined,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const prazo = setTimeout(() => reject(demais()), PRAZO_MS)
  const ouvir = (recado: Recado): void => {
    if ('lote' in recado) aoLote?.(recado)
    else if ('recusa' in recado) reject(new PlanilhaRecusada(recado.recusa.mensagem, recado.recusa.acao))
    else resolve(recado.pronto)
  }
  const falhar = (error: unknown): void =>
    reject(errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? demais() : error)
  const acabar = (): void => reject(new Error('The spreadsheet worker ended without an answer'))
  worker.on('message', ouvir).on('error', falhar).on('exit', acabar)
  worker.postMessage(servico, [])
  return promise.finally(() => {
    clearTimeout(prazo)
    worker.off('message', ouvir).off('error', falhar).off('exit', acabar)
  })
}
