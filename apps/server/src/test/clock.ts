import { hojeEm, type Clock } from '../clock.ts'

const FUSO = 'America/Sao_Paulo'

/** The hour of the tests of a day: 22:00 of São Paulo, when it is tomorrow in UTC and whoever asks there is wrong. */
export const noiteDe = (dia: string): string =>
  Temporal.PlainDate.from(dia).toZonedDateTime({ timeZone: FUSO, plainTime: '22:00' }).toInstant().toString()

/** Today of the tests, a Friday. */
export const HOJE = '2026-11-20'
export const AGORA = noiteDe(HOJE)

export interface TestClock extends Clock {
  irPara(instante: string): void
  /** Today of the company. */
  hoje(): string
}

export function createClock(inicio = AGORA): TestClock {
  let agora = Temporal.Instant.from(inicio)
  return {
    agora: () => agora,
    hoje: () => hojeEm(agora, FUSO),
    irPara: (instante) => {
      agora = Temporal.Instant.from(instante)
    },
  }
}
