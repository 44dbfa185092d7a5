import { sql, type RawBuilder } from 'kysely'
import type { SituacaoColaborador } from '@rh/domain/listas/colaborador'
import { foraEm, somenteEm } from './situacao.ts'

// Conditions on the rows of `colaborador_periodo cp`, the index of all lists of people.

/** The stretch of a bond that is in force on the day: exactly one. */
export const emVigor = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date`

/** At work on the day, on trial or past it. */
export const noQuadro = (hoje: string): RawBuilder<boolean> => sql<boolean>`(cp.data_admissao <= ${hoje}::date
    and (cp.data_desligamento is null or cp.data_desligamento >= ${hoje}::date))`

/** The situação of `situacaoEm`, asked of the dates one by one: an index answers that. */
export function estaEm(situacao: SituacaoColaborador, hoje: string): RawBuilder<boolean> {
  const fora = sql<boolean>`cp.vinculo_id in ${foraEm(hoje)}`
  const entre = (qual: keyof typeof somenteEm) =>
    sql<boolean>`(${noQuadro(hoje)} and cp.vinculo_id = any (${somenteEm[qual](hoje)}))`
  const condicoes = {
    desligado: () => sql<boolean>`cp.data_desligamento < ${hoje}::date`,
    pre_admissao: () => sql<boolean>`cp.data_admissao > ${hoje}::date`,
    em_aviso: () => entre('em_aviso'),
    afastado: () => entre('afastado'),
    em_ferias: () => entre('em_ferias'),
    em_experiencia: () =>
      sql<boolean>`(${noQuadro(hoje)} and cp.fim_experiencia >= ${hoje}::date and not ${fora})`,
    ativo: () => sql<boolean>`(${noQuadro(hoje)} and cp.fim_experiencia < ${hoje}::date and not ${fora})`,
  }
  return condicoes[situacao]()
}

/** Nobody's end was told by the day: of one who left since then, it may have been told later. */
export const semFimMarcado = (dia: string, passado: boolean): RawBuilder<boolean> =>
  passado
    ? sql<boolean>`(cp.data_desligamento is null or (cp.data_desligamento >= ${dia}::date and not exists (
        select from demissao d where d.vinculo_id = cp.vinculo_id and d.comunicado_em <= ${dia}::date)))`
    : sql<boolean>`cp.data_desligamento is null`

/** The last decision about the trial of `cp`'s bond, as `u`: of all of them, or of those up to a moment. */
export const ultimaDecisaoAte = (fim: string | null) => sql`left join lateral (
  select d.decisao from experiencia_decisao d
   where d.vinculo_id = cp.vinculo_id ${fim === null ? sql`` : sql`and d.em < ${fim}::timestamptz`}
   order by d.id desc limit 1) u on true`
export const ultimaDecisao = ultimaDecisaoAte(null)

/** With `ultimaDecisao`: a trial ends within so many days, and something is left to be done about it. */
export const terminaEmBreve = (
  hoje: string,
  dias: number,
  passado = false,
): RawBuilder<boolean> => sql<boolean>`(
  cp.fim_experiencia between ${hoje}::date and ${hoje}::date + ${dias}::int and cp.data_admissao <= ${hoje}::date
  and ${semFimMarcado(hoje, passado)} and u.decisao is distinct from 'efetivar')`
