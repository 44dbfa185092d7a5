/**
 * `numerador / denominador` rounded to the nearest integer, half up: the rounding of every amount, once per
 * rubric (item of the payslip). Both are safe integers, `numerador ≥ 0` and `denominador > 0`, so the division
 * is exact and no binary fraction decides a centavo.
 */
export function meioParaCima(numerador: number, denominador: number): number {
  const resto = numerador % denominador
  const inteiro = (numerador - resto) / denominador
  return resto * 2 >= denominador ? inteiro + 1 : inteiro
}

/** The same of products that may be larger than a number holds exactly. */
export function meioParaCimaExato(numerador: readonly number[], denominador: readonly number[]): number {
  const produto = (fatores: readonly number[]): bigint =>
    fatores.reduce((total, fator) => total * BigInt(fator), 1n)
  const [parte, todo] = [produto(numerador), produto(denominador)]
  return Number((parte * 2n + todo) / (todo * 2n))
}

/** `parte / todo` of an amount in centavos, half up (CLT art. 64: a day is 1/30 of the monthly wage). */
export const fracaoDe = (centavos: number, parte: number, todo: number): number =>
  meioParaCima(centavos * parte, todo)

/** A percentage of up to two decimals in hundredths of a percent, whole; NaN for one of more, which no clause has. */
export function emCentesimos(percentual: number): number {
  const centesimos = Math.round(percentual * 100)
  return Math.abs(percentual * 100 - centesimos) < 1e-6 ? centesimos : Number.NaN
}

/** The constitutional third of an amount in centavos (CF art. 7º XVII), half up. */
export const umTerco = (centavos: number): number => meioParaCima(centavos, 3)

/** Whether a count (days, absences, months, centavos) is one the rules accept: a whole number, zero or more. */
export const isContagem = (n: number): boolean => Number.isSafeInteger(n) && n >= 0
