import { sql } from 'kysely'

/** Situação of a bond `v` on a date, derived from its dates and from what was decided about its trial. */
export const situacaoEm = (hoje: string) => sql`case
  when v.data_desligamento < ${hoje}::date then 'desligado'
  when v.data_admissao > ${hoje}::date then 'pre_admissao'
  when ${hoje}::date <= fim_da_experiencia(v) then 'em_experiencia'
  else 'ativo' end`
