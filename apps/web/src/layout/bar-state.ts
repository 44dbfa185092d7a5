import type { ItemDaBarra } from '@rh/domain/setores/barra'
import { isFilaDeTodos } from '../lib/nav/fila-de-todos.ts'
import { isEntryCurrent } from './nav-state.ts'

/** Path of an address, without what it filters. */
const pathOf = (href: string): string => href.split('?')[0] ?? href

/**
 * Which link of the phone's bar is where the person is: the queue while it is followed, else the page itself, else the
 * one whose area it is in; null for none.
 */
export function currentInBar(
  itens: readonly ItemDaBarra[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): ItemDaBarra | null {
  if (isFilaDeTodos(search)) return itens.find(({ fila }) => fila) ?? null
  const paginas = itens.filter(({ fila }) => !fila)
  const daqui = paginas.find(({ href }) => pathOf(href) === pathname)
  const daArea = paginas.find(({ href }) =>
    isEntryCurrent({ label: '', icon: '', href: pathOf(href) }, pathname),
  )
  return daqui ?? daArea ?? null
}
