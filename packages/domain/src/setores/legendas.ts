import type { View } from './areas.ts'
import type { MenuItem } from './rotas.ts'

// Apart from the menu itself, which stands before they are read.

/** What one does at an item of a group of the side menu. */
const legendas: { readonly [V in View]?: string } = {
  'admissao.criar': 'Nova admissão, passo a passo',
  'admissao.rascunhos': 'Começadas e devolvidas',
  'admissao.listar': 'Todas, em lista ou quadro',
}

/** Caption of an item: what it is for, or why the person cannot use it now. */
export const captionOf = ({ view, disabled }: Pick<MenuItem, 'view' | 'disabled'>): string | undefined =>
  disabled ? 'Nenhum contrato é seu ainda. Peça ao administrador.' : legendas[view]
