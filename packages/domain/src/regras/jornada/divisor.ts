import { meioParaCima } from '../arredondamento.ts'

/** Weeks in the month of thirty days over the six working days of the week: 30 / 6. */
const FATOR_DO_DIVISOR = 5
const MINUTOS_DA_HORA = 60

/**
 * Hours a month that divide a monthly wage into an hour, by the hours of the week: times five (CLT art. 64; Súmula 431 TST), so
 * 44 h = 220, 40 h = 200 and the 42 h of 12x36 = 210. May have a fraction (43 h 30 = 217.5).
 */
export const divisorDoSalario = (horasSemanais: number): number =>
  meioParaCima(Math.round(horasSemanais * MINUTOS_DA_HORA) * FATOR_DO_DIVISOR * 100, MINUTOS_DA_HORA) / 100

/** The same divisor in whole minutes, for exact sums of money; 0 for one that is no number of hours. */
export const minutosDoDivisor = (divisor: number): number =>
  divisor > 0 && Number.isFinite(divisor) ? Math.round(divisor * MINUTOS_DA_HORA) : 0

/** What the divisor of a contract rests on. */
export interface HorasDoContrato {
  readonly horasSemanais: number
  readonly dozePorTrintaESeis: boolean
  /** Divisor of the 12x36 by the agreement; null where it is silent. */
  readonly divisorPlantao: number | null
}

/** Divisor of a contract: of a 12x36 that of the agreement where it says one (CLT art. 611-A), otherwise by the hours of the week. */
export const divisorDoContrato = ({
  horasSemanais,
  dozePorTrintaESeis,
  divisorPlantao,
}: HorasDoContrato): number =>
  dozePorTrintaESeis && divisorPlantao !== null ? divisorPlantao : divisorDoSalario(horasSemanais)
