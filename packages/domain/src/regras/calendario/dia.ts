import type { DataIso } from './datas.ts'

/**
 * Dates as numbers, for arithmetic. `Temporal` alone takes five times as long for a sum of days, and rules add days by
 * the hundred thousand: it was half of the time of a plan of vacations and of a cover board. It still reads and writes
 * what is not an everyday date, and throws a `RangeError` for what is none.
 */

/** A date taken apart; `mes` is 1 in January. */
export interface Dia {
  readonly ano: number
  readonly mes: number
  readonly dia: number
}

const MS_POR_DIA = 86_400_000
/** Years of four digits, of which `Date.UTC` takes none for one of the twentieth century. */
const USUAL = /^[1-9]\d{3}-\d\d-\d\d$/
const ANO_USUAL = { min: 1000, max: 9999 } as const
const PRIMEIRO_USUAL = Date.UTC(ANO_USUAL.min, 0, 1) / MS_POR_DIA
const ULTIMO_USUAL = Date.UTC(ANO_USUAL.max, 11, 31) / MS_POR_DIA
const EPOCA = Temporal.PlainDate.from('1970-01-01')
const DIAS_POR_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isBissexto = (ano: number): boolean => ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0)

/** Days of a month; 0 of a month that does not exist. */
export const diasDoMes = (ano: number, mes: number): number =>
  mes === 2 && isBissexto(ano) ? 29 : (DIAS_POR_MES[mes - 1] ?? 0)

const ZERO = 48
/** Texts cut out and read as numbers took half of the time of counting a company's vacations. */
const algarismo = (data: string, onde: number): number => data.charCodeAt(onde) - ZERO

/** @throws {RangeError} for a date that does not exist. */
export function lerDia(data: DataIso): Dia {
  if (USUAL.test(data)) {
    const ano =
      algarismo(data, 0) * 1000 + algarismo(data, 1) * 100 + algarismo(data, 2) * 10 + algarismo(data, 3)
    const mes = algarismo(data, 5) * 10 + algarismo(data, 6)
    const dia = algarismo(data, 8) * 10 + algarismo(data, 9)
    if (dia >= 1 && dia <= diasDoMes(ano, mes)) return { ano, mes, dia }
  }
  const { year, month, day } = Temporal.PlainDate.from(data)
  return { ano: year, mes: month, dia: day }
}

const doisDigitos = (numero: number): string => (numero < 10 ? `0${numero}` : `${numero}`)

export function escreverDia({ ano, mes, dia }: Dia): DataIso {
  if (ano >= ANO_USUAL.min && ano <= ANO_USUAL.max) return `${ano}-${doisDigitos(mes)}-${doisDigitos(dia)}`
  return Temporal.PlainDate.from({ year: ano, month: mes, day: dia }).toString()
}

/** Days since 1970-01-01. @throws {RangeError} for a date that does not exist. */
export function numeroDoDia(data: DataIso): number {
  const { ano, mes, dia } = lerDia(data)
  return ano < ANO_USUAL.min ? EPOCA.until(data).days : Date.UTC(ano, mes - 1, dia) / MS_POR_DIA
}

/** The date that is so many days after 1970-01-01. */
export function dataDoNumero(numero: number): DataIso {
  if (numero < PRIMEIRO_USUAL || numero > ULTIMO_USUAL) return EPOCA.add({ days: numero }).toString()
  const utc = new Date(numero * MS_POR_DIA)
  return escreverDia({ ano: utc.getUTCFullYear(), mes: utc.getUTCMonth() + 1, dia: utc.getUTCDate() })
}
