import { parentPort } from 'node:worker_threads'
import { mostrar } from '@rh/domain/importacao/celula'
import { readLinha, type LinhaLida } from '@rh/domain/importacao/define'
import { tipoOf } from '@rh/domain/importacao/tipos'
import { configurarZod } from '../../../http/zod.ts'
import { escreverModelo } from './modelo.ts'
import type { WorkerMessage, WorkerReplies, WorkerTask } from './worker-pool.ts'
import { PlanilhaRecusada } from './recusa.ts'
import { escreverRelatorio } from './relatorio.ts'
import { readTabela } from './tabela.ts'

// Runs apart from the requests: opening and reading a spreadsheet takes seconds of pure computation.

const LINHAS_DA_AMOSTRA = 5
const TEXTO_DA_AMOSTRA = 80
/** Rows that cross over together: few enough not to hold up the other side while it takes them in. */
const LOTE = 250

const post = (message: WorkerMessage): void => parentPort?.postMessage(message, [])

const handlers: {
  readonly [S in WorkerTask['que']]: (task: Extract<WorkerTask, { que: S }>) => Promise<WorkerReplies[S]>
} = {
  async previa({ bytes, formato, maximo }) {
    const { cabecalho, linhas } = await readTabela(Buffer.from(bytes), formato, maximo)
    const amostra = linhas
      .slice(0, LINHAS_DA_AMOSTRA)
      .map(({ celulas }) => cabecalho.map((_, i) => mostrar(celulas[i]).slice(0, TEXTO_DA_AMOSTRA)))
    return { cabecalho: [...cabecalho], amostra, linhas: linhas.length }
  },
  async linhas({ bytes, formato, tipo, mapa, maximo }) {
    const declaracao = tipoOf(tipo)
    const { linhas } = await readTabela(Buffer.from(bytes), formato, maximo)
    let lote: LinhaLida[] = []
    for (const { linha, celulas } of linhas) {
      lote.push(readLinha(declaracao, mapa, linha, celulas))
      if (lote.length < LOTE) continue
      post({ lote, total: linhas.length })
      lote = []
    }
    post({ lote, total: linhas.length })
  },
  async relatorio({ bytes, formato, erros, maximo }) {
    return escreverRelatorio(await readTabela(Buffer.from(bytes), formato, maximo), erros)
  },
  modelo: ({ tipo, listas }) => escreverModelo(tipoOf(tipo), listas),
}

async function handle(task: WorkerTask): Promise<void> {
  try {
    const reply = await (handlers[task.que] as (task: WorkerTask) => Promise<unknown>)(task)
    post({ pronto: reply })
  } catch (error) {
    if (!(error instanceof PlanilhaRecusada)) throw error
    post({ recusa: { mensagem: error.message, acao: error.acao } })
  }
}

configurarZod()
// A failure that nobody expects ends the thread, and is told to whoever asked.
parentPort?.on('message', (task: WorkerTask) => void handle(task))
