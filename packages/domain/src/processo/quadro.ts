import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess, StatusOf } from './define.ts'
import { veNaoEnviado } from './vez.ts'

/**
 * Columns of the board of a kind: statuses that are not final, in declared order; drafts only for those who write them.
 */
export function colunasDoQuadro<X extends AnyProcess>(process: X, grupos: readonly Grupo[]): StatusOf<X>[] {
  const emAberto = Object.keys(process.statuses).filter((nome) => !process.statuses[nome]?.final)
  const veOInicio = process.nasce !== undefined || veNaoEnviado(process, grupos)
  return emAberto.filter((nome) => nome !== process.initial || veOInicio) as StatusOf<X>[]
}
