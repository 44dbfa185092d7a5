import { diaDaSemana, diasAte } from './dia.ts'
import { formatDate } from '../format.ts'

const SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

/** Formats a date with its weekday: `seg 18/01/2027`. */
export const diaComSemana = (dia: string): string => `${SEMANA[diaDaSemana(dia)]} ${formatDate(dia)}`

/** Formats a date without its year: `seg 18/01`. */
export const diaCurto = (dia: string): string => diaComSemana(dia).slice(0, -5)

/** Formats the weekday alone: `seg`. */
export const diaDaSemanaDe = (dia: string): string => SEMANA[diaDaSemana(dia)] ?? ''

export const quantosDias = (dias: number): string => (dias === 1 ? '1 dia' : `${dias} dias`)

/** Formats a range: `04 a 18/01/2027`, with the month and year of the first day only where they differ. */
export function deAte(inicio: string, fim: string): string {
  const [ate, de] = [formatDate(fim), formatDate(inicio)]
  if (inicio === fim) return ate
  if (inicio.slice(0, 7) === fim.slice(0, 7)) return `${de.slice(0, 2)} a ${ate}`
  return `${inicio.slice(0, 4) === fim.slice(0, 4) ? de.slice(0, 5) : de} a ${ate}`
}

/** Formats the distance to a day: `em 12 dias`, `hoje`, `há 3 dias`. */
export function distancia(hoje: string, dia: string): string {
  const dias = diasAte(hoje, dia)
  if (dias === 0) return 'hoje'
  if (dias === 1) return 'amanhã'
  return dias > 0 ? `em ${quantosDias(dias)}` : `há ${quantosDias(-dias)}`
}
