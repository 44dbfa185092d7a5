import { z } from 'zod'
import { type Filtros, type Lista, nomeDaLista } from '../listas/define-list.ts'
import { listFilters } from '../listas/gramatica.ts'
import type { TipoServido } from '../http/arquivo.ts'
import { endpoint, type Access } from '../http/endpoint.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How a list leaves the system. */
export const formatos = {
  xlsx: { label: 'Excel (XLSX)', tipo: XLSX },
  csv: { label: 'CSV', tipo: 'text/csv' },
  pdf: { label: 'Imprimir (PDF)', tipo: 'application/pdf' },
} as const satisfies Readonly<Record<string, { label: string; tipo: TipoServido }>>
export type Formato = keyof typeof formatos
/** A list as a table that programs read. */
export const planilhas = ['xlsx', 'csv'] as const satisfies readonly Formato[]
const todos = [...planilhas, 'pdf'] as const satisfies readonly Formato[]

/** Rows of a printed list: some sixty pages. A longer one is for a spreadsheet. */
export const LINHAS_IMPRESSAS_MAX = 2_000

/** Exports of one person in a minute. */
export const EXPORTACOES_POR_MINUTO = 10
/** Rows that are fetched, written and sent together. */
export const LINHAS_POR_LOTE = 500

/** The list's own grammar without its pages, the format, and the columns by name: `?formato=csv&colunas=nome,cargo`. */
export function exportQuery<C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  aceitos: readonly [Formato, ...Formato[]] = todos,
) {
  const nomes = Object.keys(lista.colunas) as C[]
  const colunas = z
    .string()
    .max(2000)
    .transform((texto) => texto.split(','))
    .pipe(z.array(z.enum(nomes, 'Esta lista não tem esta coluna')).min(1).max(nomes.length))
    .meta({ type: 'string' })
    .optional()
  return z.strictObject({
    formato: z.enum(aceitos, `Escolha ${aceitos.map((um) => um.toUpperCase()).join(' ou ')}`),
    colunas,
    ...listFilters(lista),
  })
}

interface Chamada {
  readonly tag: string
  readonly access: Access
}

/** The call that exports or prints a list; its access is that of the list itself. */
export const exportacao = <C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  { tag, access }: Chamada,
) =>
  endpoint({
    tag,
    summary: `Exporta a lista "${nomeDaLista(lista)}" filtrada, em XLSX ou CSV, ou a imprime em PDF`,
    access,
    query: exportQuery(lista),
    response: { download: [formatos.xlsx.tipo, formatos.csv.tipo, formatos.pdf.tipo] },
    perMinute: 60,
  })

/** The call that exports what another program reads, with more columns than a page holds: never printed. */
export const exportacaoDePlanilha = <C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  { tag, access }: Chamada,
) =>
  endpoint({
    tag,
    summary: `Exporta a lista "${nomeDaLista(lista)}" filtrada, em XLSX ou CSV`,
    access,
    query: exportQuery(lista, planilhas),
    response: { download: [formatos.xlsx.tipo, formatos.csv.tipo] },
    perMinute: 60,
  })

/** What the compressor leaves in the stream where a batch ends. */
const FIM_DE_LOTE = [0x00, 0x00, 0xff, 0xff]
const FIM_DE_LINHA = [0x0d, 0x0a]

/**
 * Counts the rows of a file while it arrives, from the bytes alone: in CSV each line ends in CRLF, which no cell
 * holds; in XLSX the compressor is flushed after each batch, and that leaves a mark of four bytes.
 */
export function contadorDeLinhas(formato: Formato, total: number): (bytes: Uint8Array) => number {
  // A printed list arrives as one piece, once it is whole.
  if (formato === 'pdf') return () => total
  const marca = formato === 'csv' ? FIM_DE_LINHA : FIM_DE_LOTE
  const porMarca = formato === 'csv' ? 1 : LINHAS_POR_LOTE
  // The first line of a CSV is its head.
  let marcas = formato === 'csv' ? -1 : 0
  let casados = 0
  return (bytes) => {
    for (const byte of bytes) {
      casados = byte === marca[casados] ? casados + 1 : recomeco(marca, casados, byte)
      if (casados === marca.length) {
        marcas += 1
        casados = 0
      }
    }
    return Math.min(Math.max(marcas, 0) * porMarca, total)
  }
}

/** How much of the mark still matches after a byte that does not go on with it: a run of zeros stays two long. */
const recomeco = (marca: readonly number[], casados: number, byte: number): number => {
  if (byte !== marca[0]) return 0
  return casados === 2 && marca[1] === byte ? 2 : 1
}
