import { diaDaSemana, maisDias } from '../../lib/time/dia.ts'
import { nomeDoMes as nomeDoNumero } from '../../lib/time/meses.ts'

/** Weekday initials, from Sunday. */
export const SEMANA = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

const dois = (n: number): string => String(n).padStart(2, '0')

/** Month of a day, as `YYYY-MM`. */
export const mesDe = (dia: string): string => dia.slice(0, 7)

/** Formats the month of `2027-01`, or of a day of it: `janeiro`. */
export const nomeDoMes = (mes: string): string => nomeDoNumero(Number(mes.slice(5, 7)))

export const anoDe = (data: string): string => data.slice(0, 4)

/** Adds months to `2027-01`; answers `YYYY-MM`. */
export function maisMeses(mes: string, quantos: number): string {
  const total = Number(anoDe(mes)) * 12 + Number(mes.slice(5, 7)) - 1 + quantos
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${dois((total % 12) + 1)}`
}

export const mesesDesde = (inicio: string, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => maisMeses(inicio, i))

export const primeiroDia = (mes: string): string => `${mes}-01`

export const ultimoDia = (mes: string): string => maisDias(primeiroDia(maisMeses(mes, 1)), -1)

/** Same day of another month, clamped to the last one that month has. */
export function mesmoDiaEm(dia: string, meses: number): string {
  const mes = maisMeses(mesDe(dia), meses)
  const ultimo = ultimoDia(mes)
  const mesmo = `${mes}-${dia.slice(8)}`
  return mesmo < ultimo ? mesmo : ultimo
}

/** The seven days from a Sunday on. */
export const semanaDe = (domingo: string): string[] =>
  Array.from({ length: 7 }, (_, i) => maisDias(domingo, i))

/** Sunday of the week of a day. */
export const domingoDe = (dia: string): string => maisDias(dia, -diaDaSemana(dia))

/** Weeks of a month from Sunday, as days; null where the week belongs to another month. */
export function semanasDe(mes: string): (string | null)[][] {
  const antes = diaDaSemana(primeiroDia(mes))
  const dias = Number(ultimoDia(mes).slice(8))
  return Array.from({ length: Math.ceil((antes + dias) / 7) }, (_, semana) =>
    Array.from({ length: 7 }, (_, coluna) => {
      const dia = semana * 7 + coluna - antes + 1
      return dia >= 1 && dia <= dias ? `${mes}-${dois(dia)}` : null
    }),
  )
}
