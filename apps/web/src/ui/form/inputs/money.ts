import { toCentavos } from '../../../lib/format.ts'

/** Maximum digits of an amount: R$ 99.999.999,99, the limit of the server. */
const MAX_DIGITS = 10

const digitsOf = (texto: string): string => texto.replace(/\D/g, '')

/**
 * Parses the text of a money field while typing, in centavos. Digits enter from the right, as on the screens of
 * Brazilian banks: no typed separator can turn R$ 1.518,05 into another amount. Deleting down to zero empties the
 * field.
 */
export function typedCentavos(texto: string, isDeleting: boolean): number | null {
  const digits = digitsOf(texto).replace(/^0+(?=\d)/, '')
  if (digits === '' || (isDeleting && Number(digits) === 0)) return null
  return Number(digits.slice(0, MAX_DIGITS))
}

/**
 * Parses pasted money, in centavos: `R$ 1.518,05`, `1518,05`, `1518.05`, `1.518`. The last separator followed by one or
 * two digits is the decimal one; without one the amount is whole reais. Null when it is no amount.
 */
export function pastedCentavos(texto: string): number | null {
  const limpo = texto.replace(/R\$|\s/g, '')
  if (!/^\d[\d.,]*$/.test(limpo)) return null
  const partes = /^(.*)[.,](\d{1,2})$/.exec(limpo)
  const reais = digitsOf(partes?.[1] ?? limpo)
  return digitsOf(limpo).length > MAX_DIGITS ? null : toCentavos(`${reais}.${partes?.[2] ?? '0'}`)
}
