/** A source of repeatable choices: the same seed gives the same company on every machine. */
export interface Acaso {
  /** A whole number between two bounds, both included. */
  inteiro(min: number, max: number): number
  /** One of a list. */
  escolher<T>(lista: readonly T[]): T
  /** True once in so many times. */
  umaEm(vezes: number): boolean
  /** A text of random digits. */
  digitos(quantos: number): string
}

/** Mulberry32: small, fast and good enough to tell made-up people apart. */
export function criarAcaso(semente: number): Acaso {
  let estado = semente
  const proximo = (): number => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const inteiro = (min: number, max: number): number => min + Math.floor(proximo() * (max - min + 1))
  return {
    inteiro,
    // The index is always inside the list, which is never empty.
    escolher: <T>(lista: readonly T[]): T => lista[inteiro(0, lista.length - 1)] as T,
    umaEm: (vezes) => inteiro(1, vezes) === 1,
    digitos: (quantos) => Array.from({ length: quantos }, () => inteiro(0, 9)).join(''),
  }
}
