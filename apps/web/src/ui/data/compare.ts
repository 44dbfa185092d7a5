import { formatAmount } from '../../lib/format.ts'

/** Whole centavos, words, or none. */
export type Compared = number | string | null

export interface Difference {
  readonly changed: boolean
  readonly text: string
}

const amountOf = (value: Compared): number | undefined =>
  value === null ? 0 : typeof value === 'number' ? value : undefined

/** Difference of the second value to the first; of words only whether they are equal. */
export function differenceOf(first: Compared, second: Compared): Difference {
  if (first === second) return { changed: false, text: 'igual' }
  const [before, after] = [amountOf(first), amountOf(second)]
  if (before === undefined || after === undefined) return { changed: true, text: 'muda' }
  const by = after - before
  if (by === 0) return { changed: false, text: 'igual' }
  return { changed: true, text: `${by > 0 ? '+' : '−'} ${formatAmount(Math.abs(by))}` }
}
