import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess, StatusOf } from './define.ts'
import { gruposDaVez, veNaoEnviado } from './vez.ts'

/** Board of a kind, derived from the declaration. */
export interface Quadro<S extends string> {
  /** Statuses that are not final, in declared order; drafts only for those who write them. */
  readonly colunas: (grupos: readonly Grupo[]) => S[]
  /** Groups whose turn it is, given the pareceres already given. */
  readonly aguardando: (status: string, pareceres: readonly string[], agendado?: boolean) => Grupo[]
}

export function defineQuadro<X extends AnyProcess>(process: X): Quadro<StatusOf<X>> {
  const emAberto = Object.keys(process.statuses).filter((nome) => !process.statuses[nome]?.final)
  const veOInicio = (grupos: readonly Grupo[]) => process.nasce !== undefined || veNaoEnviado(process, grupos)
  return {
    colunas: (grupos) =>
      emAberto.filter((nome) => nome !== process.initial || veOInicio(grupos)) as StatusOf<X>[],
    aguardando: (status, pareceres, agendado = false) =>
      gruposDaVez(process, {
        status,
        agendado,
        pareceres: Object.fromEntries(pareceres.map((nome) => [nome, 'aprovado'])),
      }),
  }
}
