import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  formatCompetencia,
  tipoDaColuna,
  valorDaColuna,
  type ColunaDaFolha,
  type FormatoDaFolha,
  type LinhaDaFolha,
} from '@rh/domain/integracoes/folha'
import { celulaDe, type Celula } from '../../exportacao/celula.ts'
import { comoCsv } from '../../exportacao/csv.ts'
import type { Tabela } from '../../exportacao/tabela.ts'

/** A file to be written. */
export interface Remessa {
  readonly competencia: string
  readonly sequencia: number
  readonly formato: FormatoDaFolha
  readonly layoutVersao: number
  readonly colunas: readonly ColunaDaFolha[]
  readonly linhas: readonly LinhaDaFolha[]
  readonly por: string
  readonly fuso: string
}

/** Lines that are written together. */
const POR_LOTE = 500

const celulas = (colunas: readonly ColunaDaFolha[], linha: LinhaDaFolha): Celula[] =>
  colunas.map((coluna) =>
    celulaDe({ label: coluna.titulo, tipo: tipoDaColuna(coluna) }, valorDaColuna(coluna, linha)),
  )

async function* emLotes({ colunas, linhas }: Remessa): AsyncGenerator<Celula[][], void, undefined> {
  for (let i = 0; i < linhas.length; i += POR_LOTE)
    yield linhas.slice(i, i + POR_LOTE).map((linha) => celulas(colunas, linha))
}

const tabelaDa = (remessa: Remessa): Tabela => ({
  nome: 'Eventos da folha',
  cabecalho: remessa.colunas.map((coluna) => ({ label: coluna.titulo, tipo: tipoDaColuna(coluna) })),
  total: remessa.linhas.length,
  lotes: emLotes(remessa),
  about: [
    ['Competência', formatCompetencia(remessa.competencia)],
    ['Arquivo', String(remessa.sequencia)],
    ['Fechado por', remessa.por],
    ['Linhas', String(remessa.linhas.length)],
    ['Versão das colunas', String(remessa.layoutVersao)],
  ],
  fuso: remessa.fuso,
})

/** Value of a column in JSON: dates in ISO, money in reais, booleans as such, texts as they are. */
function valorJson(coluna: ColunaDaFolha, linha: LinhaDaFolha) {
  const valor = valorDaColuna(coluna, linha)
  return tipoDaColuna(coluna) === 'dinheiro' && typeof valor === 'number' ? valor / 100 : valor
}

async function* comoJson(remessa: Remessa): AsyncGenerator<Uint8Array, void, undefined> {
  const { competencia, sequencia, layoutVersao, colunas, linhas } = remessa
  const encoder = new TextEncoder()
  const cabeca = JSON.stringify({ competencia, sequencia, layoutVersao }).slice(0, -1)
  yield encoder.encode(`${cabeca},"eventos":[`)
  for (const [i, linha] of linhas.entries()) {
    const evento = Object.fromEntries(colunas.map((coluna) => [coluna.titulo, valorJson(coluna, linha)]))
    yield encoder.encode(`${i === 0 ? '\n' : ',\n'}${JSON.stringify(evento)}`)
  }
  yield encoder.encode('\n]}\n')
}

async function bytesDa(remessa: Remessa): Promise<AsyncIterable<Uint8Array>> {
  if (remessa.formato === 'json') return comoJson(remessa)
  if (remessa.formato === 'csv') return comoCsv(tabelaDa(remessa))
  // The writer of workbooks is loaded with the first one.
  return (await import('../../exportacao/xlsx.ts')).comoXlsx(tabelaDa(remessa))
}

/** `folha-2026-11.xlsx`, and `folha-2026-11-2.xlsx` for the file that complements it. */
export const nomeDoArquivo = ({ competencia, sequencia, formato }: Remessa): string =>
  `folha-${competencia}${sequencia === 1 ? '' : `-${sequencia}`}.${formato}`

/** Writes the file into a folder; answers where it is, its size and hash. */
export async function escreverArquivo(
  remessa: Remessa,
  pasta: string,
): Promise<{ readonly caminho: string; readonly bytes: number; readonly sha256: string }> {
  const caminho = join(pasta, 'conteudo')
  const hash = createHash('sha256')
  let bytes = 0
  const contar = async function* (pedacos: AsyncIterable<Uint8Array>) {
    for await (const pedaco of pedacos) {
      hash.update(pedaco)
      bytes += pedaco.length
      yield pedaco
    }
  }
  const saida = createWriteStream(caminho, { flags: 'wx', mode: 0o600 })
  await pipeline(Readable.from(await bytesDa(remessa)), contar, saida)
  return { caminho, bytes, sha256: hash.digest('hex') }
}
