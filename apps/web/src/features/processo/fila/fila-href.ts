import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { PARAMETRO_FILA } from '../../../lib/nav/fila-de-todos.ts'
import { vistas } from '../chamadas.ts'
import type { NaFila } from './fila.ts'

/** Address of a record as part of a queue; `texto` is the query of the list that it follows, or `TODOS_OS_TIPOS`. */
export const filaHref = (
  setor: SetorSlug,
  { tipo, id }: Pick<NaFila, 'tipo' | 'id'>,
  texto: string,
): string =>
  `${hrefOf(setor, vistas(tipo).visualizar, { id })}?${new URLSearchParams({ [PARAMETRO_FILA]: texto }).toString()}`
/** What the list is told by whoever leaves a queue: the record at which they were. */
export const saidaEm = (id: number) => ({ saidaEm: id })

/** Record at which a queue was left for this page; null where none was. */
export function idDaSaida(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('saidaEm' in state)) return null
  return typeof state.saidaEm === 'number' ? state.saidaEm : null
}
