import { detectDelimiter, parseCsv } from 'hucre/csv'
import type { Celula } from '@rh/domain/importacao/celula'
import { PlanilhaRecusada } from './recusa.ts'

/** Enough lines to tell the separator by. */
const TRECHO = 20_000

/** UTF-8 when it is valid, UTF-16 when it says so, else what Excel in Portuguese writes. */
export function decodificar(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Rows of a CSV; its cells are texts. */
export function readCsv(bytes: Buffer, maxRows: number): Celula[][] {
  const texto = decodificar(bytes)
  if (texto.includes('\u0000'))
    throw new PlanilhaRecusada('Este arquivo não é um CSV.', 'Envie um arquivo .xlsx ou .csv.')
  // Excel writes the separator it used in a first line of its own.
  const declarado = /^sep=(.)\r?\n/i.exec(texto)
  const dados = declarado ? texto.slice(declarado[0].length) : texto
  const delimiter = declarado?.[1] ?? detectDelimiter(dados.slice(0, TRECHO))
  const linhas = parseCsv(dados, { delimiter, maxRows }) as Celula[][]
  return declarado ? [[], ...linhas] : linhas
}
