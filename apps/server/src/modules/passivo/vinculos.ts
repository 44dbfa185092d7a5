import { sql, type RawBuilder } from 'kysely'

/** Whose bonds: a condition on the column that holds one. */
export type Vinculos = (coluna: string) => RawBuilder<boolean>

/** Bonds from one to another one, or these. */
export const entre =
  ({ de, ate }: Trecho): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} between ${de}::int and ${ate}::int`
export const umDos =
  (ids: readonly number[]): Vinculos =>
  (coluna) =>
    sql<boolean>`${sql.ref(coluna)} = any (${[...ids]}::int[])`

export interface Trecho {
  readonly de: number
  readonly ate: number
}
