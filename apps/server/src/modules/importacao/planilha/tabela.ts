import { isVazia, mostrar, type Celula } from '@rh/domain/importacao/celula'
import { LINHAS_MAXIMAS } from '@rh/domain/importacao/define'
import type { TipoArquivo } from '@rh/domain/http/arquivo'
import { readCsv } from './csv.ts'
import { PlanilhaRecusada } from './recusa.ts'
import { readWorkbook } from './xlsx.ts'

export interface LinhaDaTabela {
  /** As the spreadsheet numbers it. */
  readonly linha: number
  readonly celulas: readonly Celula[]
}

export interface Tabela {
  readonly cabecalho: readonly string[]
  readonly linhas: readonly LinhaDaTabela[]
}

const COLUNAS_MAXIMAS = 500
/** Rows above the header: a title, a logo, an empty one. */
const FOLGA = 50

/** The table of a file: the first row with something in it is the header, empty rows are no rows. */
export async function readTabela(
  bytes: Buffer,
  formato: TipoArquivo,
  maximo: number = LINHAS_MAXIMAS,
): Promise<Tabela> {
  const limite = maximo + FOLGA
  const todas = formato === 'text/csv' ? readCsv(bytes, limite) : await readWorkbook(bytes, limite)
  const [titulos, ...linhas] = todas
    .map((celulas, indice) => ({ linha: indice + 1, celulas }))
    .filter(({ celulas }) => !celulas.every(isVazia))
  if (!titulos) throw new PlanilhaRecusada('A planilha está vazia.', 'Preencha o modelo e envie de novo.')
  if (titulos.celulas.length > COLUNAS_MAXIMAS)
    throw new PlanilhaRecusada(
      `A planilha tem mais de ${COLUNAS_MAXIMAS} colunas.`,
      'Apague as colunas que não são usadas.',
    )
  if (linhas.length === 0)
    throw new PlanilhaRecusada(
      'A planilha só tem o cabeçalho.',
      'Preencha uma linha por registro, abaixo dos títulos, e envie de novo.',
    )
  if (linhas.length > maximo || todas.length >= limite)
    throw new PlanilhaRecusada(
      `A planilha passa de ${maximo.toLocaleString('pt-BR')} linhas.`,
      'Divida-a em arquivos menores, e apague as linhas vazias que sobram no fim.',
    )
  return { cabecalho: semFim(titulos.celulas.map((celula) => mostrar(celula).slice(0, 80))), linhas }
}

/** Without the empty titles at the end, which formatted but unused columns leave. */
const semFim = (titulos: readonly string[]): string[] =>
  titulos.slice(0, titulos.findLastIndex((titulo) => titulo !== '') + 1)
