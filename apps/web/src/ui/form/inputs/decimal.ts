/** Formats a number for an input: `1234,5`. */
export const decimalText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''

/**
 * Parses a typed number: `1.621,00` and `1621.5` alike; null for empty. Unparsable text stays as typed, for the schema
 * to refuse.
 */
export function parseDecimal(texto: string): number | string | null {
  const limpo = texto.trim()
  if (limpo === '') return null
  const ponto = limpo.includes(',') ? limpo.replace(/\./g, '').replace(',', '.') : limpo
  return /^\d+(?:\.\d*)?$/.test(ponto) ? Number(ponto) : limpo
}
