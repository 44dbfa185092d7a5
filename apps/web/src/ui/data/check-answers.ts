/** Answer about one line; a rejected line has a reason. */
export interface CheckAnswer {
  readonly resultado: 'ok' | 'divergente'
  readonly motivo?: string | undefined
}

interface Counted {
  readonly right: number
  readonly wrong: number
  /** Lines not answered, or rejected without a reason. */
  readonly missing: number
}

/** Counts the answers of a check. */
export function countAnswers(
  lines: readonly { readonly id: string }[],
  answers: Readonly<Record<string, CheckAnswer>>,
): Counted {
  const given = lines.map(({ id }) => answers[id])
  const right = given.filter((answer) => answer?.resultado === 'ok').length
  const wrong = given.filter((answer) => answer?.resultado === 'divergente' && answer.motivo?.trim()).length
  return { right, wrong, missing: lines.length - right - wrong }
}
