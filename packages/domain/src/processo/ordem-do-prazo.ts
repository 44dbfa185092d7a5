/** Process in a list of what is due. */
interface ComPrazo {
  readonly id: number
  /** Day until which it is asked; null without a term. */
  readonly dia: string | null
}

/**
 * Order of what is due, the same as that of the lists in SQL: the nearest day first, what has no term last, and of one
 * day the older process first. ISO dates sort as text.
 */
export function ordemDoPrazo(a: ComPrazo, b: ComPrazo): number {
  if (a.dia === b.dia) return a.id - b.id
  if (a.dia === null || b.dia === null) return a.dia === null ? 1 : -1
  return a.dia < b.dia ? -1 : 1
}
