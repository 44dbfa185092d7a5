import type { Manifest } from './copies.ts'

/** Days of which every copy is kept; of months before, one each. */
const MONTHS = 12

/**
 * Copies to delete: older than the days that are kept, but for the last of each of the twelve months before. A copy
 * with problems is kept as long as others, and counts for no month while a good one does; the newest good one stays
 * however old it is.
 */
export function toDelete(
  copies: readonly Manifest[],
  days: number,
  agora: Temporal.Instant,
): readonly Manifest[] {
  const since = agora.subtract({ hours: 24 * days })
  const oldestMonth = agora.toZonedDateTimeISO('UTC').subtract({ months: MONTHS }).toInstant()
  const at = ({ inicio }: Manifest): Temporal.Instant => Temporal.Instant.from(inicio)
  const isAfter = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) >= 0
  const good = copies.filter(
    ({ problemas, arquivosFaltando }) => problemas.length + arquivosFaltando.length === 0,
  )
  const newestGood = good.at(-1)
  // Later ones replace earlier ones of their month; good ones replace the others.
  const ofMonth = new Map([...copies, ...good].map((copy) => [copy.inicio.slice(0, 7), copy]))
  const kept = new Set(
    copies.filter(
      (copy) =>
        isAfter(at(copy), since) ||
        copy === newestGood ||
        (isAfter(at(copy), oldestMonth) && ofMonth.get(copy.inicio.slice(0, 7)) === copy),
    ),
  )
  return copies.filter((copy) => !kept.has(copy))
}
