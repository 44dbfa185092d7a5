import { dataDoNumero, diasDoMes, escreverDia, lerDia, numeroDoDia } from './dia.ts'

/**
 * Calendar days as `YYYY-MM-DD` text, which sorts and compares as a date does. Every rule receives dates that
 * exist: the door (zod) refuses the others, and what slips through throws a `RangeError`.
 */
export type DataIso = string

/** Never negative, unlike `%`. */
const modulo = (numero: number, divisor: number): number => ((numero % divisor) + divisor) % divisor

/** The date `dias` calendar days later (earlier when negative). */
export const somarDias = (data: DataIso, dias: number): DataIso => dataDoNumero(numeroDoDia(data) + dias)

/** Signed number of days from `de` to `ate`, excluding the first (CLT counts deadlines so: Código Civil art. 132). */
export const diasEntre = (de: DataIso, ate: DataIso): number => numeroDoDia(ate) - numeroDoDia(de)

const QUINTA_FEIRA_1970 = 4

/** Day of the week: 1 on Mondays, 7 on Sundays (ISO 8601). */
export const diaDaSemanaIso = (data: DataIso): number =>
  modulo(numeroDoDia(data) + QUINTA_FEIRA_1970 - 1, 7) + 1

/** Number of days of the stretch `de`…`ate`, both included; zero when it ends before it starts. */
export const diasDoTrecho = (de: DataIso, ate: DataIso): number => Math.max(0, diasEntre(de, ate) + 1)

export const menorData = (a: DataIso, b: DataIso): DataIso => (a < b ? a : b)
export const maiorData = (a: DataIso, b: DataIso): DataIso => (a > b ? a : b)

/** Days two stretches have in common, ends included. */
export const diasEmComum = (deA: DataIso, ateA: DataIso, deB: DataIso, ateB: DataIso): number =>
  diasDoTrecho(maiorData(deA, deB), menorData(ateA, ateB))

export const primeiroDiaDoMes = (data: DataIso): DataIso => `${data.slice(0, 7)}-01`
export function ultimoDiaDoMes(data: DataIso): DataIso {
  const { ano, mes } = lerDia(data)
  return escreverDia({ ano, mes, dia: diasDoMes(ano, mes) })
}
export const primeiroDiaDoMesSeguinte = (data: DataIso): DataIso => somarDias(ultimoDiaDoMes(data), 1)

/**
 * The same day `meses` months later, "data a data" (Lei 810/1949 art. 2º; Código Civil art. 132 § 3º): where the
 * month has no such day, the first day of the month after. 31/01 + 1 month = 01/03.
 */
export function somarMeses(data: DataIso, meses: number): DataIso {
  const { ano, mes, dia } = lerDia(data)
  const alvo = mesesAdiante(ano, mes, meses)
  if (dia <= diasDoMes(alvo.ano, alvo.mes)) return escreverDia({ ...alvo, dia })
  return escreverDia({ ...mesesAdiante(alvo.ano, alvo.mes, 1), dia: 1 })
}

function mesesAdiante(
  ano: number,
  mes: number,
  meses: number,
): { readonly ano: number; readonly mes: number } {
  const desdeOAnoZero = ano * 12 + mes - 1 + meses
  return { ano: Math.floor(desdeOAnoZero / 12), mes: modulo(desdeOAnoZero, 12) + 1 }
}

/** The same day `anos` years later, data a data: 29/02/2024 + 1 year = 01/03/2025. */
export const somarAnos = (data: DataIso, anos: number): DataIso => somarMeses(data, anos * 12)

/**
 * Whole months of the stretch `de`…`ate` (ends included), data a data, and the days left over.
 * Nothing (0 and 0) when the stretch ends before it starts.
 */
export function mesesEDias(de: DataIso, ate: DataIso): { readonly meses: number; readonly dias: number } {
  if (ate < de) return { meses: 0, dias: 0 }
  const inicio = lerDia(de)
  const diaSeguinte = somarDias(ate, 1)
  const seguinte = lerDia(diaSeguinte)
  const candidato = (seguinte.ano - inicio.ano) * 12 + seguinte.mes - inicio.mes
  // The day of the month may not have arrived yet, and then the last month is not complete.
  const meses = somarMeses(de, candidato) > diaSeguinte ? candidato - 1 : candidato
  return { meses, dias: diasDoTrecho(somarMeses(de, meses), ate) }
}

/**
 * Birthdays (anniversaries) reached from `de` to `ate`, data a data: the anniversary itself counts. Zero when
 * `ate` is before `de`.
 */
export function anosCompletos(de: DataIso, ate: DataIso): number {
  const anos = lerDia(ate).ano - lerDia(de).ano
  return Math.max(0, somarAnos(de, anos) > ate ? anos - 1 : anos)
}
