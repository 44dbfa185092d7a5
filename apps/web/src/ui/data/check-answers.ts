/** What was said of one line; one that is not right says why. */
export interface CheckAnswer {
  readonly resultado: 'ok' | 'divergente'
  readonly motivo?: string
}

interface Counted {
  readonly right: number
  readonly wrong: number
  /** Not answered, or not right without a reason. */
  readonly missing: number
}

/** How far a check is. */
export function countAnswers(
  lines: readonly { readonly id: string }[],
  answers: Readonly<Record<string, CheckAnswer>>,
): Counted {
  const given = lines.map(({ id }) => answers[id])
  const right = given.filter((answer) => answer?.resultado === 'ok').length
  const wrong = given.filter((answer) => answer?.resultado === 'divergente' && answer.motivo?.trim()).length
  return { right, wrong, missing: lines.length - right - wrong }
}
