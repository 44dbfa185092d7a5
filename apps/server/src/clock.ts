/** The clock, injected: tests and the demo can set it. */
export interface Clock {
  agora(): Temporal.Instant
}

export const systemClock: Clock = { agora: () => Temporal.Now.instant() }

/** Today in a time zone, as `YYYY-MM-DD`. */
export const hojeEm = (agora: Temporal.Instant, fuso: string): string =>
  agora.toZonedDateTimeISO(fuso).toPlainDate().toString()

/** A moment, and the company's day in which it is. */
export interface Momento {
  readonly agora: Temporal.Instant
  readonly hoje: string
}

export const momentoDe = (clock: Clock, fuso: string): Momento => {
  const agora = clock.agora()
  return { agora, hoje: hojeEm(agora, fuso) }
}

/** ISO text with milliseconds, the form in which the API and the database driver exchange moments. */
export const isoDe = (instante: Temporal.Instant): string =>
  instante.toString({ fractionalSecondDigits: 3, roundingMode: 'trunc' })

/** The moment in which a day ends, in company time. */
export const fimDoDia = (dia: string, fuso: string): string =>
  isoDe(Temporal.PlainDate.from(dia).add({ days: 1 }).toZonedDateTime(fuso).toInstant())
