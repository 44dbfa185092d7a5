import { diaDaSemanaIso, diasDoTrecho, diasEntre, somarDias, type DataIso } from './datas.ts'
import { isFeriado } from './feriados.ts'

/** Weekdays as the scales write them, Monday first (ISO order). */
export const diasDaSemana = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const
export type DiaDaSemana = (typeof diasDaSemana)[number]

export const diaDaSemana = (data: DataIso): DiaDaSemana => diasDaSemana[diaDaSemanaIso(data) - 1] ?? 'dom'

/**
 * When a person rests: fixed weekdays (CLT art. 67), a cycle of days of work and days off counted from a date
 * (5x1, 4x2, 6x1 with variable day off), or 12x36, whose rest is inside the cycle (CLT art. 59-A).
 */
export type Escala =
  | {
      readonly tipo: 'SEMANAL'
      readonly repousos: readonly DiaDaSemana[]
      /** Days off that are no weekly rest: the Saturday of a week compensated (CLT art. 59 § 2º). */
      readonly folgas?: readonly DiaDaSemana[] | undefined
    }
  | {
      readonly tipo: 'ROTATIVA'
      readonly inicioCiclo: DataIso
      readonly diasTrabalho: number
      readonly diasFolga: number
    }
  | { readonly tipo: '12X36'; readonly inicioCiclo: DataIso }

export const DSR_NO_DOMINGO: Escala = { tipo: 'SEMANAL', repousos: ['dom'] }

/**
 * Whether the person rests on that day by the scale. Before a cycle begins there is no scale, hence no work:
 * the answer is yes. A cycle without days (bad input) has no rest.
 */
export function isRepouso(escala: Escala, data: DataIso): boolean {
  if (escala.tipo === 'SEMANAL') return escala.repousos.includes(diaDaSemana(data))
  const trabalho = escala.tipo === '12X36' ? 1 : escala.diasTrabalho
  const ciclo = escala.tipo === '12X36' ? 2 : escala.diasTrabalho + escala.diasFolga
  const dia = diasEntre(escala.inicioCiclo, data)
  return dia < 0 || dia % ciclo >= trabalho
}

/** Whether the person is off on that day by the scale, for the weekly rest or not. */
export const isFolga = (escala: Escala, data: DataIso): boolean =>
  isRepouso(escala, data) || (escala.tipo === 'SEMANAL' && (escala.folgas ?? []).includes(diaDaSemana(data)))

/**
 * Whether the person works on a day, of a place with these holidays: a scale of fixed days stops on them, a cycle goes on (Lei
 * 605/1949 art. 9º; CLT art. 59-A parágrafo único).
 */
export const isDiaDeTrabalho = (
  escala: Escala,
  data: DataIso,
  feriadosLocais: readonly DataIso[] = [],
): boolean => !isFolga(escala, data) && (escala.tipo !== 'SEMANAL' || !isFeriado(data, feriadosLocais))

/** Days of work by the scale in a stretch, ends included; none when it ends before it starts. */
export function diasDeTrabalho(escala: Escala, de: DataIso, ate: DataIso): readonly DataIso[] {
  return Array.from({ length: diasDoTrecho(de, ate) }, (_, dia) => somarDias(de, dia)).filter(
    (dia) => !isFolga(escala, dia),
  )
}
