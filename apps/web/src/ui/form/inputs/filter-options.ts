import type { Option } from './option.ts'

const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Filters options whose label, detail or keywords contain every typed word, ignoring accents. */
export function filterOptions(options: readonly Option[], texto: string): Option[] {
  const termos = plain(texto).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '', palavras = '' }) =>
    termos.every((termo) => plain(`${label} ${detail} ${palavras}`).includes(termo)),
  )
}
