import { logFailure } from '../log.ts'

const BRASILIA = 'America/Sao_Paulo'

let zone = BRASILIA

/** Time zone of the company, in which every date and time on the screen is shown, wherever the browser is. */
export const companyZone = (): string => zone

/**
 * Sets the company's time zone, as the server says it when a session opens. A browser that does not know its name goes on
 * with the time of Brasília, and says so in its log.
 */
export function setCompanyZone(next: string): void {
  try {
    zone = new Intl.DateTimeFormat('pt-BR', { timeZone: next }).resolvedOptions().timeZone
  } catch (error) {
    logFailure(`Unknown time zone ${next}`, error)
    zone = BRASILIA
  }
}

/**
 * What is made for the company's time zone with its first use, and kept until the zone changes. A browser's first `Intl`
 * formatter costs it some 10 ms: not at every start.
 */
export function inCompanyZone<T>(make: (timeZone: string) => T): () => T {
  let made: { readonly zone: string; readonly value: T } | undefined
  return () => {
    if (made?.zone !== zone) made = { zone, value: make(zone) }
    return made.value
  }
}
