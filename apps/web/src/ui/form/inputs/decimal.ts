/** A number as an input shows it: `1234,5`. */
export const decimalText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''

/**
 * What a person typed as a number: `1.621,00` and `1621.5` alike; null for nothing. What is no number stays as it was
 * typed, for the schema to refuse.
 */
export function parseDecimal(texto: string): number | string | null {
  const limpo = texto.trim()
  if (limpo === '') return null
  const ponto = limpo.includes(',') ? limpo.replace(/\./g, '').replace(',', '.') : limpo
  return /^\d+(?:\.\d*)?$/.test(ponto) ? Number(ponto) : limpo
}
