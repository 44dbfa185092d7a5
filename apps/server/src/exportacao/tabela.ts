import type { TipoColuna } from '@rh/domain/listas/define-list'
import type { Celula } from './celula.ts'

/** A column of the file. */
export interface Cabecalho {
  readonly label: string
  readonly tipo: TipoColuna
}

/** A table to be written, row after row. */
export interface Tabela {
  /** What it holds: the name of the sheet. */
  readonly nome: string
  readonly cabecalho: readonly Cabecalho[]
  readonly total: number
  readonly lotes: AsyncIterable<readonly (readonly Celula[])[]>
  /** Who asked for it, when, under which filters: pairs for the sheet "Filtros". */
  readonly about: readonly (readonly [string, string])[]
  /** The company's time zone: moments are written as its clocks showed them. */
  readonly fuso: string
}

/** The end of a line in CSV. */
export const LINHA_SEPARADA = '\r\n'
