import { ordemDoPrazo } from '@rh/domain/processo/ordem-do-prazo'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { TODOS_OS_TIPOS } from '../../../lib/nav/fila-de-todos.ts'

/** Parameter of the address at which a queue has ended. */
export const PARAMETRO_FIM = 'fim'

/** Processes read into a queue at once, the most that a list answers. */
const TAMANHO_DA_FILA = 100

/** Process in a queue. */
export interface NaFila {
  readonly tipo: TipoDeclarado
  readonly id: number
  readonly numero: string
  readonly nome: string | null
  /** Day until which it is asked, and what for. */
  readonly dia: string | null
  readonly pedido: string | null
}

type Chave = Pick<NaFila, 'tipo' | 'id'>

export const chaveDe = ({ tipo, id }: Chave): string => `${tipo} ${id}`

/** Parameters of the list's address that are about its page and not about its rows. */
const daPagina = ['pagina', 'porPagina', 'visao', 'colunas']

/**
 * Filters of the list that a queue follows: its own, in its order, and only what waits for the person in this sector. A
 * queue that names no list has what is due first.
 */
export function filtrosDaFila(texto: string, setor: SetorSlug): Readonly<Record<string, string>> {
  const doEndereco = texto === TODOS_OS_TIPOS ? [] : [...new URLSearchParams(texto)]
  return {
    ...(doEndereco.length === 0 && { ordenar: 'prazo' }),
    minhaVez: setor,
    ...Object.fromEntries(doEndereco.filter(([nome, valor]) => valor !== '' && !daPagina.includes(nome))),
    porPagina: String(TAMANHO_DA_FILA),
  }
}

/** Rows of several kinds as one queue: what is due first, what has no term last. */
export const emOrdem = (filas: readonly (readonly NaFila[])[]): readonly NaFila[] =>
  filas.length === 1 ? (filas[0] ?? []) : filas.flat().toSorted(ordemDoPrazo)

const indiceDe = (fila: readonly NaFila[], atual: Chave): number =>
  fila.findIndex((item) => chaveDe(item) === chaveDe(atual))

/** Place of a process in its queue, from 1; null for one that is not in it. */
export function posicaoDe(fila: readonly NaFila[], atual: Chave): number | null {
  const indice = indiceDe(fila, atual)
  return indice < 0 ? null : indice + 1
}

/** The next ones that still wait, from the current one on and then from the start; the current one is left out. */
export function proximasDe(
  fila: readonly NaFila[],
  atual: Chave,
  espera: (item: NaFila) => boolean,
): readonly NaFila[] {
  const depois = indiceDe(fila, atual) + 1
  return [...fila.slice(depois), ...fila.slice(0, Math.max(depois - 1, 0))].filter(espera)
}

/** The one before, decided or not; null at the start. */
export const anteriorDe = (fila: readonly NaFila[], atual: Chave): NaFila | null =>
  fila[indiceDe(fila, atual) - 1] ?? null
