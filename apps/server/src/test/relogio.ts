import type { Relogio } from '../relogio.ts'

/** A weekday morning in São Paulo. */
export const AGORA = '2026-11-20T13:00:00Z'

export interface RelogioDeTeste extends Relogio {
  irPara(instante: string): void
}

export function createRelogio(inicio = AGORA): RelogioDeTeste {
  let agora = Temporal.Instant.from(inicio)
  return {
    agora: () => agora,
    irPara: (instante) => {
      agora = Temporal.Instant.from(instante)
    },
  }
}
