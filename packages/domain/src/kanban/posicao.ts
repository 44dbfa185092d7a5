/** Room left between cards that are put one after the other: sixteen can then come between any two in the worst case. */
export const PASSO = 65_536

/**
 * A place between two neighbours, of which either may be missing; null where there is no room left and the column has to
 * be numbered anew.
 */
export function posicaoEntre(antes: number | null, depois: number | null): number | null {
  if (antes === null) return depois === null ? PASSO : depois - PASSO
  if (depois === null) return antes + PASSO
  const meio = antes + Math.floor((depois - antes) / 2)
  return meio > antes && meio < depois ? meio : null
}
