import { inCompanyZone } from './fuso.ts'

const partes = inCompanyZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Date and time of the company's clock: `2026-11-20` and `14:05`. */
export function companyClock(momento: Date): { readonly data: string; readonly hora: string } {
  const p = Object.fromEntries(
    partes()
      .formatToParts(momento)
      .map(({ type, value }) => [type, value]),
  )
  return { data: `${p['year']}-${p['month']}-${p['day']}`, hora: `${p['hour']}:${p['minute']}` }
}

/** Instant of a date and time of the company's clock, in any browser time zone. */
export function companyInstant(data: string, hora: string): string {
  const comoUtc = Date.parse(`${data}T${hora}:00Z`)
  const visto = companyClock(new Date(comoUtc))
  const desvio = Date.parse(`${visto.data}T${visto.hora}:00Z`) - comoUtc
  return new Date(comoUtc - desvio).toISOString()
}
