/** The clock, injected: tests and the demo can set it. */
export interface Clock {
  agora(): Temporal.Instant
}

export const systemClock: Clock = { agora: () => Temporal.Now.instant() }

/** Today in a time zone, as `YYYY-MM-DD`. */
export const hojeEm = (agora: Temporal.Instant, fuso: string): string =>
  agora.toZonedDateTimeISO(fuso).toPlainDate().toString()

/** ISO text with milliseconds, the form in which the API and the database driver exchange moments. */
export const isoDe = (instante: Temporal.Instant): string =>
  instante.toString({ fractionalSecondDigits: 3, roundingMode: 'trunc' })
