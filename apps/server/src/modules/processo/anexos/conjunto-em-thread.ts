import { arrayBuffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { criarFila, FilaCheia } from '../../../fila.ts'
import { failure } from '../../../http/failure.ts'
import type { Emissao } from '../../../papeis/papel.ts'
import { respostaDe } from '../../../resposta-de-thread.ts'
import { errorCode } from '../../../startup-error.ts'
import type { FileStore } from '../../../arquivos/file-store.ts'
import type { Conjunto } from './conjunto-pdf.ts'

/** What crosses over to the thread. */
export interface Trabalho extends Omit<Conjunto, 'emissao'> {
  readonly emissao: Omit<Emissao, 'emitidoEm'> & { readonly emitidoEm: string }
}

/** The set holds its files twice, as they came and as they go. */
const MEMORIA_MB = 1024
const LIMITE_MS = 60_000
/** Each set may take hundreds of megabytes: one at a time, and a short line. */
const fila = criarFila({ esperando: 4, esperaMs: 20_000 })
const TENTE_EM_S = 30

const ocupado = () =>
  failure('ocupado', {
    mensagem: 'Outros PDFs estão sendo montados agora.',
    acao: 'Espere meio minuto e peça o PDF de novo, ou baixe os documentos um por um.',
    esperar: TENTE_EM_S,
  })
const pesado = () =>
  failure('transicao_invalida', {
    mensagem: 'Estes arquivos são pesados demais para um PDF só.',
    acao: 'Baixe os documentos um por um.',
  })

/** Puts the files together in a thread of its own, so that nobody waits for it; throws 503 while others are at it. */
export async function montarEmThread(
  { emissao, ...conjunto }: Omit<Conjunto, 'conteudos'>,
  arquivos: Pick<FileStore, 'abrir'>,
): Promise<Uint8Array> {
  try {
    return await fila(async () => {
      const conteudos = new Map<string, Uint8Array<ArrayBuffer>>()
      for (const { arquivoId } of conjunto.pecas)
        if (!conteudos.has(arquivoId))
          conteudos.set(arquivoId, new Uint8Array(await arrayBuffer(await arquivos.abrir(arquivoId))))
      return rodar(
        { ...conjunto, conteudos, emissao: { ...emissao, emitidoEm: emissao.emitidoEm.toString() } },
        [...conteudos.values()],
      )
    })
  } catch (error) {
    throw error instanceof FilaCheia ? ocupado() : error
  }
}

async function rodar(trabalho: Trabalho, cedidos: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const thread = new Worker(new URL('./conjunto-thread.ts', import.meta.url), {
    workerData: trabalho,
    transferList: cedidos.map(({ buffer }) => buffer),
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // Options of the process that starts it (those of a test runner, for one) are not for it.
    execArgv: [],
    // What it would print may speak of a file of somebody.
    stdout: true,
    stderr: true,
  })
  try {
    return await respostaDe(thread, AbortSignal.timeout(LIMITE_MS))
  } catch (error) {
    const demais = error instanceof Error && error.name === 'TimeoutError'
    throw demais || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? pesado() : error
  }
}
