import type { DataIso } from '../calendario/datas.ts'

/** A legal value from a date on, with the act that set it. The next row ends it. */
export interface Vigencia<T> {
  readonly desde: DataIso
  readonly valor: T
  readonly fonte: string
}

/**
 * The row in force on a date: the last one that had begun. Rows of `substitutas` (the company's table, from the
 * database) win over the law's where both begin on the same day, and otherwise take their place by date.
 * Null before the first row.
 */
export function vigenteEm<T>(
  tabela: readonly Vigencia<T>[],
  data: DataIso,
  substitutas: readonly Vigencia<T>[] = [],
): Vigencia<T> | null {
  return [...tabela, ...substitutas]
    .filter((linha) => linha.desde <= data)
    .reduce<Vigencia<T> | null>((atual, linha) => (atual && atual.desde > linha.desde ? atual : linha), null)
}
