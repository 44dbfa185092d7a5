/** Chances that come again with the same seed. */
export interface Draw {
  /** 0 up to, and without, `bound`. */
  below(bound: number): number
  /** Both ends included. */
  between(from: number, to: number): number
  chance(of: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32: small, and good enough for choosing. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (of) => next() < of,
    pick: (list) => {
      if (list.length === 0) throw new Error('Nothing to choose from')
      return list[below(list.length)] as never
    },
  }
}
