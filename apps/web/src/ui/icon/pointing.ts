import type { IconName } from './paths.ts'

/** Icons that point along the line of text: mirrored where it runs from right to left. */
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
