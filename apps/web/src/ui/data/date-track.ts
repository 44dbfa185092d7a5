import { toDia } from '../../lib/time/dia.ts'

/** Event on a day. */
export interface DatePoint {
  readonly date: string
  readonly label: string
  readonly note?: string | undefined
  /** `error`: a deadline; `soft`: for information. */
  readonly tone?: 'error' | 'soft' | undefined
}

interface DateColumn {
  readonly date: string
  readonly tone: DatePoint['tone']
  readonly labels: readonly Pick<DatePoint, 'label' | 'note'>[]
}

/** Days in order, with all events of each; a deadline sets the tone of its day. */
export function columnsOf(points: readonly DatePoint[]): DateColumn[] {
  const days = [...new Set(points.map(({ date }) => date))].toSorted()
  return days.map((date) => {
    const here = points.filter((point) => point.date === date)
    const soft = here.every(({ tone }) => tone === 'soft')
    return {
      date,
      tone: here.some(({ tone }) => tone === 'error') ? 'error' : soft ? 'soft' : undefined,
      labels: here.map(({ label, note }) => ({ label, note })),
    }
  })
}

/**
 * Position of a date on a line of equal columns, from 0 to 1: the start of its column, or interpolated between two of
 * them; clamped outside.
 */
export function placeOf(days: readonly string[], date: string): number {
  const after = days.findIndex((day) => day > date)
  if (after === 0 || days.length === 0) return 0
  const index = (after === -1 ? days.length : after) - 1
  const [from = '', to] = [days[index], days[index + 1]]
  const part = to === undefined ? 0 : (toDia(date) - toDia(from)) / (toDia(to) - toDia(from))
  return (index + part) / days.length
}
