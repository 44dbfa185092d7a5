import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'

/** Parameter of an address that opens a queue: the query of the list that it follows. */
export const PARAMETRO_FILA = 'fila'
/** Its value for the queue of all kinds of the sector. */
export const TODOS_OS_TIPOS = '*'

/** Address at which the queue of all kinds begins: the start page, which opens its first record. */
export const filaDeTodosHref = (setor: SetorSlug): string =>
  `${hrefOf(setor, 'setor.inicio')}?${PARAMETRO_FILA}=${TODOS_OS_TIPOS}`

/** Tests whether an address is of that queue. */
export const isFilaDeTodos = (search: string): boolean =>
  new URLSearchParams(search).get(PARAMETRO_FILA) === TODOS_OS_TIPOS
