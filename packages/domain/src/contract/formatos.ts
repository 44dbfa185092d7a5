import type { TipoServido } from '../http/arquivo.ts'

// What a page that exports needs to know: without a schema, so that it loads none.

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How a list leaves the system. */
export const formatos = {
  xlsx: { label: 'Excel (XLSX)', tipo: XLSX },
  csv: { label: 'CSV', tipo: 'text/csv' },
  pdf: { label: 'Imprimir (PDF)', tipo: 'application/pdf' },
} as const satisfies Readonly<Record<string, { label: string; tipo: TipoServido }>>
export type Formato = keyof typeof formatos

/** Rows that are fetched, written and sent together. */
export const LINHAS_POR_LOTE = 500

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
