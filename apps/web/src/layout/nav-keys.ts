export type Axis = 'row' | 'column'
export type Move = 'previous' | 'next' | 'first' | 'last' | 'open' | 'close'

/** What a key means in a menu whose entries run along an axis; null when it means nothing here. */
export function moveOf(key: string, axis: Axis, isRtl: boolean): Move | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [ahead, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const down = axis === 'column'
  if (key === 'ArrowDown') return down ? 'next' : 'open'
  if (key === 'ArrowUp') return down ? 'previous' : 'close'
  if (key === ahead) return down ? 'open' : 'next'
  if (key === back) return down ? 'close' : 'previous'
  return null
}

/** The entry that a move leads to; the ends meet. */
export function indexAfter(move: Move, from: number, count: number): number {
  if (move === 'first') return 0
  if (move === 'last') return count - 1
  const step = move === 'previous' ? -1 : 1
  return (from + step + count) % count
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The entry whose word starts with what was typed, accents aside. One letter, or the same one again, goes on to the
 * next entry that has it; a longer word may also be the entry one stands on.
 */
export function findTyped(labels: readonly string[], from: number, typed: string): number | null {
  const wanted = fold(typed)
  const isOneLetter = new Set(wanted).size === 1
  const start = isOneLetter ? (wanted[0] ?? '') : wanted
  const order = labels.map((_, i) => (from + i + (isOneLetter ? 1 : 0)) % labels.length)
  return order.find((i) => fold(labels[i] ?? '').startsWith(start)) ?? null
}
