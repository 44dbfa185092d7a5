import type { FastifyBaseLogger } from 'fastify'
import {
  chaveDe,
  comLacunas,
  LINHAS_MAXIMAS,
  type ErroDaLinha,
  type LinhaLida,
} from '@rh/domain/importacao/define'
import { tipoOf } from '@rh/domain/importacao/tipos'
import { write, type UnitOfWork } from '../../db/write.ts'
import { acompanhar, silenciar, type Andamento } from './andamento.ts'
import { importadorDe } from './importadores.ts'
import type { Contexto, Linha } from './importador.ts'
import { runInWorker } from './planilha/worker-pool.ts'
import type { Importacao } from './repository.ts'
import { concluir, salvarConferencia } from './resultado.ts'

export type Acao = 'conferir' | 'gravar'

interface Trabalho {
  readonly contexto: Contexto
  readonly importacao: Importacao
  readonly acao: Acao
  readonly log: FastifyBaseLogger
}

/**
 * Checks or writes a whole spreadsheet, after the request that asked for it was answered. Whatever goes wrong undoes
 * all of it: rows, record and result are one transaction.
 */
export async function trabalhar({ contexto, importacao, acao, log }: Trabalho): Promise<void> {
  const andamento = acompanhar(contexto.db, importacao.id)
  try {
    await fazer(contexto, importacao, acao, andamento)
  } catch (error) {
    log.error({ err: error }, 'importacao')
    await andamento.parar()
    await silenciar(contexto.db, importacao.id).catch(() => {})
  } finally {
    await andamento.parar()
  }
}

async function fazer(
  contexto: Contexto,
  importacao: Importacao,
  acao: Acao,
  andamento: Andamento,
): Promise<void> {
  const { linhas, incompletas, erros } = await readLinhas(contexto, importacao, andamento)
  const importador = importadorDe(importacao.tipo)
  await write(contexto, { ...contexto.request, chave: null }, async (work: UnitOfWork) => {
    andamento.avancar('conferencia', 0, importacao.linhas)
    const conferencia = await importador.conferir(work.tx, linhas, contexto, incompletas)
    const todos = [...erros, ...conferencia.erros].toSorted((a, b) => a.linha - b.linha)
    const achado = { novas: conferencia.novas.length, existentes: conferencia.existentes, erros: todos }
    if (acao === 'conferir' || todos.length > 0) return salvarConferencia(work.tx, importacao, achado)
    const total = importacao.linhas - conferencia.existentes
    andamento.avancar('gravacao', 0, total)
    const ids = await importador.gravar(work, conferencia.novas, contexto, (feitas) =>
      andamento.avancar('gravacao', feitas, total),
    )
    await concluir(work, importacao, { ...achado, ids })
  })
}

/** The rows that can be read and are there once, and what is wrong with the others. */
async function readLinhas(
  { arquivos }: Contexto,
  { tipo, mapa, arquivoId, arquivoTipo }: Importacao,
  andamento: Andamento,
): Promise<{ linhas: Linha<unknown>[]; incompletas: Linha<unknown>[]; erros: ErroDaLinha[] }> {
  const bytes = Buffer.concat(await Array.fromAsync(await arquivos.abrir(arquivoId)))
  const lidas: LinhaLida[] = []
  const maximo = tipoOf(tipo).maximo ?? LINHAS_MAXIMAS
  await runInWorker({ que: 'linhas', bytes, formato: arquivoTipo, tipo, mapa, maximo }, ({ lote, total }) => {
    lidas.push(...lote)
    andamento.avancar('leitura', lidas.length, total)
  })
  const erros = lidas.flatMap((lida) => lida.erros)
  const primeiras = new Map<string, number>()
  const linhas: Linha<unknown>[] = []
  for (const { linha, valores } of lidas) {
    if (valores === null) continue
    const chave = chaveDe(tipoOf(tipo), valores)
    const outra = primeiras.get(chave)
    if (outra === undefined) {
      primeiras.set(chave, linha)
      linhas.push({ linha, valores })
    } else erros.push(repetida(tipo, linha, outra))
  }
  const incompletas = lidas.flatMap(({ linha, parciais, erros: daLinha }) =>
    parciais ? [{ linha, valores: comLacunas(parciais, daLinha) }] : [],
  )
  return { linhas, incompletas, erros }
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function repetida(tipo: Importacao['tipo'], linha: number, outra: number): ErroDaLinha {
  const { chave, colunas } = tipoOf(tipo)
  const nomes = lista.format(chave.map((nome) => colunas[nome]?.label ?? nome))
  return {
    linha,
    coluna: chave[0] ?? null,
    valor: '',
    mensagem: `Repete a linha ${outra}: ${nomes} são iguais. Deixe uma só.`,
  }
}
