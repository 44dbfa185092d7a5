/** Formats a distance in days: `Hoje`, `Em 12 dias`, `Há 3 dias`. */
export function emDias(dias: number): string {
  if (dias === 0) return 'Hoje'
  if (dias < 0) return dias === -1 ? 'Ontem' : `Há ${-dias} dias`
  return dias === 1 ? 'Amanhã' : `Em ${dias} dias`
}
