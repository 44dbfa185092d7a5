import type { IconName } from './paths.ts'

/** Directional icons, mirrored in right-to-left layouts. */
export const pointing: ReadonlySet<string> = new Set<IconName>([
  'seta-esquerda',
  'seta-direita',
  'abre-direita',
  'abre-esquerda',
  'sair',
  'setores',
  'enviar',
  'menu',
  'promocao',
])
