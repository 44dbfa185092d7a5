import type { Clock } from '../clock.ts'

/** A weekday morning in São Paulo. */
export const AGORA = '2026-11-20T13:00:00Z'

export interface TestClock extends Clock {
  irPara(instante: string): void
}

export function createClock(inicio = AGORA): TestClock {
  let agora = Temporal.Instant.from(inicio)
  return {
    agora: () => agora,
    irPara: (instante) => {
      agora = Temporal.Instant.from(instante)
    },
  }
}
