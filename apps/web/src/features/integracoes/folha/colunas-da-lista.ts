/** The list with one item a place up or down; as it was where there is no such place. */
export function mover<T>(lista: readonly T[], lugar: number, passo: 1 | -1): readonly T[] {
  const outro = lugar + passo
  const [um, dois] = [lista[lugar], lista[outro]]
  if (um === undefined || dois === undefined) return lista
  return lista.map((item, i) => (i === lugar ? dois : i === outro ? um : item))
}

/** The list with an item in place of another, or at the end. */
export const trocar = <T>(lista: readonly T[], lugar: number | null, item: T): readonly T[] =>
  lugar === null ? [...lista, item] : lista.map((antes, i) => (i === lugar ? item : antes))
