import type { Option } from './option.ts'

const plain = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Options whose label or detail holds every word typed, accents aside. */
export function filterOptions(options: readonly Option[], texto: string): Option[] {
  const termos = plain(texto).split(/\s+/).filter(Boolean)
  return options.filter(({ label, detail = '' }) =>
    termos.every((termo) => plain(`${label} ${detail}`).includes(termo)),
  )
}
