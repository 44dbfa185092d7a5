/** Scale from zero to the largest value. */
export interface Scale {
  /** Pixels of one. */
  readonly perUnit: number
  /** Pixels of the largest value. */
  readonly height: number
}

/** Scale of values over so many pixels, or at a given one where two sides of an axis compare. */
export function scaleOf(values: readonly number[], pixels: number, perUnit?: number): Scale {
  const largest = Math.max(0, ...values)
  const each = perUnit ?? (largest > 0 ? pixels / largest : 0)
  return { perUnit: each, height: perUnit === undefined ? (largest > 0 ? pixels : 0) : largest * each }
}
