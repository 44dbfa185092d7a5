/** Processes whose end is celebrated. */
const celebrados = ['admissao'] as const

export interface Pedido {
  readonly processo: (typeof celebrados)[number]
  readonly id: number
}

/** The process that the address names, if it names one that exists here. */
export function pedidoDe(search: URLSearchParams): Pedido | null {
  const processo = celebrados.find((nome) => nome === search.get('processo'))
  const texto = search.get('id') ?? ''
  return processo && /^[1-9]\d{0,8}$/.test(texto) ? { processo, id: Number(texto) } : null
}
