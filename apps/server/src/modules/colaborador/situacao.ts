import { sql } from 'kysely'

/** Situação of a bond `v` on a date, derived from the dates of the bond. */
export const situacaoEm = (hoje: string) => sql`case
  when v.data_desligamento < ${hoje}::date then 'desligado'
  when v.data_admissao > ${hoje}::date then 'pre_admissao'
  when ${hoje}::date < v.data_admissao + v.experiencia_dias + v.experiencia_prorrogacao_dias then 'em_experiencia'
  else 'ativo' end`
