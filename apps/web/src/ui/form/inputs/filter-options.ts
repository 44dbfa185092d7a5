import { semAcento } from '@rh/domain/br/texto'
import type { Option } from './option.ts'
import { wordsOf } from './typeahead.ts'

/** How near a label is to what was typed: the same, begun by it, a word begun by it, or further. */
function distanceOf({ label }: Option, typed: string): number {
  const text = semAcento(label)
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  return wordsOf(label).some((word) => word.startsWith(typed)) ? 2 : 3
}

/**
 * Filters options whose label, detail or keywords contain every typed word, ignoring accents; the nearest first, unless
 * they stand under headings.
 */
export function filterOptions(options: readonly Option[], texto: string): Option[] {
  const termos = semAcento(texto).split(/\s+/).filter(Boolean)
  const found = options.filter(({ label, detail = '', palavras = '' }) =>
    termos.every((termo) => semAcento(`${label} ${detail} ${palavras}`).includes(termo)),
  )
  if (termos.length === 0 || found.some(({ grupo }) => grupo)) return found
  const typed = termos.join(' ')
  return found.toSorted((a, b) => distanceOf(a, typed) - distanceOf(b, typed))
}
