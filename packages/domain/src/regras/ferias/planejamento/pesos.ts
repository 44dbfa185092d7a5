import { turnosPorMes } from './candidatos.ts'
import type { PessoaDoPlano } from './tipos.ts'

// What the planner weighs besides what the law says is paid. Centavos.

/** Overtime of who covers a second person of the same post: the least the Constitution allows (CF art. 7º XVI). */
const ADICIONAL_DE_HORA_EXTRA = 0.5

const DIAS_DO_MES = 30

/** Overtime of one shift of this person, in centavos. */
export const extraDoTurno = ({ remuneracaoCentavos, regraDeInicio }: PessoaDoPlano): number =>
  (remuneracaoCentavos / turnosPorMes(regraDeInicio.escala)) * ADICIONAL_DE_HORA_EXTRA

/** What a day with one more person of a post away costs on average. */
export function folgaDoPosto(pessoas: readonly PessoaDoPlano[]): number {
  const soma = pessoas.reduce((total, { remuneracaoCentavos }) => total + remuneracaoCentavos, 0)
  return ((soma / Math.max(1, pessoas.length)) * ADICIONAL_DE_HORA_EXTRA) / DIAS_DO_MES
}

/**
 * One more person at the peak of a contract. No money is paid for it: it makes the year even where dates cost the same,
 * as somebody must be there to cover.
 */
export const PESO_DO_PICO = 20_000
