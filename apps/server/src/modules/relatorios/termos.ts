const normal = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Rows of contracts whose name has every word that was typed, whatever the accents, as the lists search. */
export function comTermos<L extends { readonly contrato: string }>(
  linhas: readonly L[],
  busca: string | undefined,
): readonly L[] {
  const termos = normal(busca ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return linhas.filter(({ contrato }) => termos.every((termo) => normal(contrato).includes(termo)))
}
