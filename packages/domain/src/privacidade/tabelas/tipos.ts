import type { NomeDeCategoria } from '../categorias.ts'

/** A table that holds personal data, and each of its columns. */
export interface TabelaPessoal {
  readonly categoria: NomeDeCategoria
  /** How its rows find whose they are: a table of this list and the column that points at it. Null where nothing tells. */
  readonly de: string | null
  /** Columns that tell of a person by themselves: what an anonymisation takes away. */
  readonly dados: string
  /** Those of them that belong to another category. */
  readonly deOutras?: { readonly [C in NomeDeCategoria]?: string }
  /** Ids, dates, codes and amounts, which tell of nobody once the others are gone. */
  readonly demais: string
}
