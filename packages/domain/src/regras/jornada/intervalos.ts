import { emMinutos, emTexto, passo, type ComMemoria } from '../memoria.ts'

export const DESCANSO_ENTRE_JORNADAS_MINUTOS = 11 * 60

export interface DescansoEntreJornadas extends ComMemoria {
  readonly minutos: number
  readonly horas: number
  readonly valido: boolean
}

/**
 * Rest between the end of a shift and the next entry, `AAAA-MM-DDTHH:MM` in the time of the company: at least 11
 * consecutive hours (CLT art. 66). Null when the entry is before the exit.
 */
export function descansoEntreJornadas(saida: string, proximaEntrada: string): DescansoEntreJornadas | null {
  const minutos = Temporal.PlainDateTime.from(saida)
    .until(Temporal.PlainDateTime.from(proximaEntrada))
    .total('minutes')
  if (minutos < 0) return null
  const valido = minutos >= DESCANSO_ENTRE_JORNADAS_MINUTOS
  return {
    minutos,
    horas: minutos / 60,
    valido,
    memoria: [passo('Descanso entre as jornadas (mínimo de 11h)', emMinutos(minutos), 'CLT art. 66')],
  }
}

/**
 * Minutes of interval for rest and meal that a day of work asks for: 60 above 6 hours, 15 above 4 and up to 6, none
 * up to 4 (CLT art. 71 and § 1º). A CCT may reduce the hour to 30 (611-A III): the company's number.
 */
export function intervaloMinimo(minutosDeTrabalho: number, intervaloDaCct = 60): number {
  if (minutosDeTrabalho > 360) return intervaloDaCct
  return minutosDeTrabalho > 240 ? 15 : 0
}

/** Minutes of interval not given, to be paid with 50% (CLT art. 71 § 4º). */
export const intervaloSuprimido = (
  minutosDeTrabalho: number,
  concedidos: number,
  intervaloDaCct = 60,
): number => Math.max(0, intervaloMinimo(minutosDeTrabalho, intervaloDaCct) - concedidos)

export interface Tolerancia extends ComMemoria {
  /** Minutes to pay (or discount), all of them once the tolerance is passed. */
  readonly minutos: number
}

/**
 * Variations of the clock in one day: up to 5 minutes each and 10 in all are neither paid nor discounted; above that
 * every minute counts (CLT art. 58 § 1º; Súmula 366 TST).
 */
export function toleranciaDoPonto(variacoes: readonly number[]): Tolerancia {
  const total = variacoes.reduce((soma, minutos) => soma + Math.abs(minutos), 0)
  const dentro = total <= 10 && variacoes.every((minutos) => Math.abs(minutos) <= 5)
  return {
    minutos: dentro ? 0 : total,
    memoria: [
      passo('Variações do dia', emMinutos(total), 'CLT art. 58 § 1º'),
      passo('Tolerância de 5 minutos, 10 no dia', emTexto(dentro ? 'dentro' : 'excedida'), 'Súmula 366 TST'),
    ],
  }
}
