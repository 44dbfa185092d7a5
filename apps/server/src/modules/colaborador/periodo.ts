import { sql, type RawBuilder } from 'kysely'
import type { SituacaoColaborador } from '@rh/domain/listas/colaborador'

// Conditions on the rows of `colaborador_periodo cp`, the index of all lists of people.

/** The stretch of a bond that is in force on the day: exactly one. */
export const emVigor = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date`

/** At work on the day, on trial or past it. */
export const noQuadro = (hoje: string): RawBuilder<boolean> => sql<boolean>`(cp.data_admissao <= ${hoje}::date
    and (cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date))`

/** The situação of `situacaoEm`, asked of the dates one by one: an index answers that. */
export function estaEm(situacao: SituacaoColaborador, hoje: string): RawBuilder<boolean> {
  const condicoes = {
    desligado: sql<boolean>`cp.data_desligamento < ${hoje}::date`,
    pre_admissao: sql<boolean>`cp.data_admissao > ${hoje}::date`,
    em_experiencia: sql<boolean>`(${noQuadro(hoje)} and cp.fim_experiencia >= ${hoje}::date)`,
    ativo: sql<boolean>`(${noQuadro(hoje)} and cp.fim_experiencia < ${hoje}::date)`,
  }
  return condicoes[situacao]
}
