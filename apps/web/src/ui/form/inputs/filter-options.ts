import type { Option } from './option.ts'

const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Options whose label, detail or other words hold every word typed, accents aside. */
export function filterOptions(options: readonly Option[], texto: string): Option[] {
  const termos = plain(texto).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '', palavras = '' }) =>
    termos.every((termo) => plain(`${label} ${detail} ${palavras}`).includes(termo)),
  )
}
