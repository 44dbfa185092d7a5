const SEGUNDO_MS = 1_000
const MINUTO_S = 60

/** How long a run took: `menos de 1 s`, `12 s`, `3 min 5 s`. */
export function duracaoDe(milissegundos: number): string {
  if (milissegundos < SEGUNDO_MS) return 'menos de 1 s'
  const segundos = Math.round(milissegundos / SEGUNDO_MS)
  if (segundos < MINUTO_S) return `${segundos} s`
  return `${Math.floor(segundos / MINUTO_S)} min ${segundos % MINUTO_S} s`
}
