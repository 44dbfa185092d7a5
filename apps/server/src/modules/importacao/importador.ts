import { setImmediate as respiro } from 'node:timers/promises'
import type { ErroDaLinha } from '@rh/domain/importacao/define'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'

/** A row that could be read. */
export interface Linha<V> {
  readonly linha: number
  readonly valores: V
}

/** What the database says to the rows: which are new and complete, which are there already, which may not be. */
export interface Conferencia<P> {
  readonly novas: readonly P[]
  readonly existentes: number
  readonly erros: readonly ErroDaLinha[]
}

/** Who imports, and when. */
export interface Contexto extends Deps {
  readonly request: RequestContext
  /** Today in company time. */
  readonly hoje: string
  readonly importacaoId: number
}

/** What is special to one kind of spreadsheet: what the system must say to its rows, and how they are written. */
export interface Importador<V, P> {
  /** Looks at all rows at once, in the transaction that will write them. Writes nothing. */
  conferir(
    tx: Tx,
    linhas: readonly Linha<V>[],
    contexto: Contexto,
    /** Rows of which some cell could not be read: looked at for what else is wrong, never written. */
    incompletas: readonly Linha<V>[],
  ): Promise<Conferencia<P>>
  /** Writes every row, and tells how many as it goes. Answers the ids of what it created. */
  gravar(
    work: UnitOfWork,
    novas: readonly P[],
    contexto: Contexto,
    aoGravar: (feitas: number) => void,
  ): Promise<number[]>
}

/** Rows that are written with one statement: enough to be fast, few enough for the requests in between. */
export const LOTE = 200

export function* emLotes<T>(itens: readonly T[], tamanho = LOTE): Generator<T[]> {
  for (let i = 0; i < itens.length; i += tamanho) yield itens.slice(i, i + tamanho)
}

const LINHAS_POR_FOLEGO = 100

/** The rows one by one, with room for other requests in between: rules of law take a while for thousands of them. */
export async function* comFolego<T>(linhas: readonly T[]): AsyncGenerator<T, void, undefined> {
  for (const [i, linha] of linhas.entries()) {
    if (i % LINHAS_POR_FOLEGO === LINHAS_POR_FOLEGO - 1) await respiro()
    yield linha
  }
}
