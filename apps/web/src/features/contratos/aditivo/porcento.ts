/** An amount raised by a percentage, in whole centavos. */
export const reajustar = (centavos: number, porcento: number): number =>
  Math.round(centavos * (1 + porcento / 100))

/** `5,5` or `5.5` as a number; null when it is none, or none that a contract would have. */
export function readPorcento(texto: string): number | null {
  const numero = Number(texto.trim().replace('%', '').replace(',', '.'))
  return texto.trim() !== '' && Number.isFinite(numero) && numero > 0 && numero <= 100 ? numero : null
}
