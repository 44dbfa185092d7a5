/** Larger than any quantity, and still told apart from its neighbours. */
const MAX_DIGITS = 9

/**
 * Parses a pasted whole number: `10`, `1.500`, `10,00`, `10,0000`. An invoice writes its quantities with decimals, which are
 * no digits of the number. Null for what is no number, or not a whole one.
 */
export function pastedInteger(texto: string): number | null {
  const limpo = texto.replace(/\s/g, '')
  const partes = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0+|\.0{1,2})?$/.exec(limpo)
  const digits = partes?.[1]?.replaceAll('.', '')
  return digits === undefined || digits.length > MAX_DIGITS ? null : Number(digits)
}
