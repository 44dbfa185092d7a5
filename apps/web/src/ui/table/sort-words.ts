import type { Coluna } from '@rh/domain/listas/define-list'

/** What the two directions of a column are called: the one of rising values, and the other. */
export function sortWords({ tipo, prazo }: Pick<Coluna, 'tipo' | 'prazo'>): readonly [string, string] {
  if (prazo) return ['vence primeiro', 'vence por último']
  if (tipo === 'data' || tipo === 'instante') return ['mais cedo primeiro', 'mais recentes primeiro']
  if (tipo === 'numero' || tipo === 'porcento' || tipo === 'dinheiro')
    return ['menor primeiro', 'maior primeiro']
  return ['crescente', 'decrescente']
}
