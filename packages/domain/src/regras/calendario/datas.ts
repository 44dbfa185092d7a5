/**
 * Calendar days as `YYYY-MM-DD` text, which sorts and compares as a date does. Every rule receives dates that
 * exist: the door (zod) refuses the others, and `Temporal` throws a `RangeError` for what slips through.
 */
export type DataIso = string

const em = (data: DataIso): Temporal.PlainDate => Temporal.PlainDate.from(data)

/** The date `dias` calendar days later (earlier when negative). */
export const somarDias = (data: DataIso, dias: number): DataIso => em(data).add({ days: dias }).toString()

/** Signed number of days from `de` to `ate`, excluding the first (CLT counts deadlines so: Código Civil art. 132). */
export const diasEntre = (de: DataIso, ate: DataIso): number => em(de).until(em(ate)).days

/** Number of days of the stretch `de`…`ate`, both included; zero when it ends before it starts. */
export const diasDoTrecho = (de: DataIso, ate: DataIso): number => Math.max(0, diasEntre(de, ate) + 1)

export const menorData = (a: DataIso, b: DataIso): DataIso => (a < b ? a : b)
export const maiorData = (a: DataIso, b: DataIso): DataIso => (a > b ? a : b)

/** Days two stretches have in common, ends included. */
export const diasEmComum = (deA: DataIso, ateA: DataIso, deB: DataIso, ateB: DataIso): number =>
  diasDoTrecho(maiorData(deA, deB), menorData(ateA, ateB))

export const primeiroDiaDoMes = (data: DataIso): DataIso => `${data.slice(0, 7)}-01`
export const ultimoDiaDoMes = (data: DataIso): DataIso =>
  em(data)
    .with({ day: em(data).daysInMonth })
    .toString()
export const primeiroDiaDoMesSeguinte = (data: DataIso): DataIso => somarDias(ultimoDiaDoMes(data), 1)

/**
 * The same day `meses` months later, "data a data" (Lei 810/1949 art. 2º; Código Civil art. 132 § 3º): where the
 * month has no such day, the first day of the month after. 31/01 + 1 month = 01/03.
 */
export function somarMeses(data: DataIso, meses: number): DataIso {
  const inicio = em(data)
  const mes = inicio.toPlainYearMonth().add({ months: meses })
  return inicio.day <= mes.daysInMonth
    ? mes.toPlainDate({ day: inicio.day }).toString()
    : mes.add({ months: 1 }).toPlainDate({ day: 1 }).toString()
}

/** The same day `anos` years later, data a data: 29/02/2024 + 1 year = 01/03/2025. */
export const somarAnos = (data: DataIso, anos: number): DataIso => somarMeses(data, anos * 12)

/**
 * Whole months of the stretch `de`…`ate` (ends included), data a data, and the days left over.
 * Nothing (0 and 0) when the stretch ends before it starts.
 */
export function mesesEDias(de: DataIso, ate: DataIso): { readonly meses: number; readonly dias: number } {
  if (ate < de) return { meses: 0, dias: 0 }
  const inicio = em(de)
  const seguinte = em(ate).add({ days: 1 })
  const candidato = (seguinte.year - inicio.year) * 12 + seguinte.month - inicio.month
  // The day of the month may not have arrived yet, and then the last month is not complete.
  const meses = somarMeses(de, candidato) > seguinte.toString() ? candidato - 1 : candidato
  return { meses, dias: diasDoTrecho(somarMeses(de, meses), ate) }
}

/**
 * Birthdays (anniversaries) reached from `de` to `ate`, data a data: the anniversary itself counts. Zero when
 * `ate` is before `de`.
 */
export function anosCompletos(de: DataIso, ate: DataIso): number {
  const anos = em(ate).year - em(de).year
  return Math.max(0, somarAnos(de, anos) > ate ? anos - 1 : anos)
}
