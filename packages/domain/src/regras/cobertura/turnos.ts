import { somarDias, type DataIso } from '../calendario/datas.ts'
import { diaDaSemana, diasDeTrabalho, isRepouso, type Escala } from '../calendario/escala.ts'
import { duracaoDoTurno } from '../jornada/horas.ts'

/** When somebody works: the days of a scale and its hours, `HH:MM`; Saturday may have its own. */
export interface EscalaDoTurno {
  readonly escala: Escala
  readonly entrada: string
  readonly saida: string
  /** Minutes of rest and meal; in 12x36, and in hours of Saturday of its own, they are not taken off. */
  readonly intervaloMinutos?: number
  readonly sabado?: { readonly entrada: string; readonly saida: string } | null
}

/** A shift of a day: first and last minute, `AAAA-MM-DDTHH:MM` in the time of the company. */
export interface Turno {
  readonly data: DataIso
  readonly entrada: string
  /** On the next day when the shift goes past midnight. */
  readonly saida: string
  /** Minutes of work, without the interval. */
  readonly minutos: number
}

/** The shift that a scale has on a day, whether or not it is one of work. */
export function turnoNoDia(
  { escala, entrada, saida, intervaloMinutos = 0, sabado }: EscalaDoTurno,
  data: DataIso,
): Turno {
  const doSabado = sabado && diaDaSemana(data) === 'sab' ? sabado : null
  const horas = doSabado ?? { entrada, saida }
  const semDesconto = doSabado !== null || escala.tipo === '12X36'
  return {
    data,
    entrada: `${data}T${horas.entrada}`,
    saida: `${horas.saida <= horas.entrada ? somarDias(data, 1) : data}T${horas.saida}`,
    minutos: duracaoDoTurno(horas.entrada, horas.saida) - (semDesconto ? 0 : intervaloMinutos),
  }
}

/** The shift of a day; null on a day of rest. */
export const turnoEm = (escala: EscalaDoTurno, data: DataIso): Turno | null =>
  isRepouso(escala.escala, data) ? null : turnoNoDia(escala, data)

/** The shifts of a stretch, ends included, in order. */
export const turnosDe = (escala: EscalaDoTurno, de: DataIso, ate: DataIso): readonly Turno[] =>
  diasDeTrabalho(escala.escala, de, ate).map((data) => turnoNoDia(escala, data))

/** Whether two shifts have a moment in common. */
export const isMesmoHorario = (um: Turno, outro: Turno): boolean =>
  um.entrada < outro.saida && outro.entrada < um.saida
