import { sql, type RawBuilder } from 'kysely'

/** Bonds on an approved vacation on a date. */
export const deFeriasEm = (hoje: string) => sql`(select a.vinculo_id from ausencia a
   where a.tipo = 'ferias' and a.confirmada and daterange(a.inicio, a.fim, '[]') @> ${hoje}::date)`

/**
 * Bonds on a homologated leave on a date, with those whose days are over and who still wait for the return exam: nobody told
 * that they are back.
 */
export const afastadosEm = (hoje: string) => sql`(select a.vinculo_id from ausencia a
   where a.tipo = 'afastamento' and a.confirmada and daterange(a.inicio, a.fim, '[]') @> ${hoje}::date
  union all
  select af.vinculo_id from afastamento af where af.vigente and af.fim < ${hoje}::date)`

/** Bonds whose notice runs on a date: it was signed, and the last day of the contract did not pass. */
export const emAvisoEm = (hoje: string) => sql`(select d.vinculo_id from demissao d
   where d.desligamento >= ${hoje}::date and d.comunicado_em <= ${hoje}::date
     and d.desligamento > d.comunicado_em)`

/**
 * Bonds in one of these situações on a date, and in none that comes before it, as an array: it is known before the rows of
 * people are looked for, which an index finds one by one. As a query the planner takes them for many, and reads everybody.
 */
export const somenteEm = {
  em_aviso: (hoje: string) => sql`array${emAvisoEm(hoje)}`,
  afastado: (hoje: string) => sql`array(${afastadosEm(hoje)} except ${emAvisoEm(hoje)})`,
  em_ferias: (hoje: string) =>
    sql`array(${deFeriasEm(hoje)} except ${afastadosEm(hoje)} except ${emAvisoEm(hoje)})`,
} as const

/** Bonds in any of them. */
export const foraEm = (hoje: string) =>
  sql`(${deFeriasEm(hoje)} union all ${afastadosEm(hoje)} union all ${emAvisoEm(hoje)})`

/** Whether `v` is one of these bonds: looked up where one bond is asked for, or all of them read once for many. */
const isUma = (estes: RawBuilder<unknown>) =>
  sql`exists (select from ${estes} estes where estes.vinculo_id = v.id)`

/** Situação of a bond `v` on a date, derived from its dates, its absences and what was decided about its trial. */
export const situacaoEm = (hoje: string) => sql`case
  when v.data_desligamento < ${hoje}::date then 'desligado'
  when v.data_admissao > ${hoje}::date then 'pre_admissao'
  when ${isUma(emAvisoEm(hoje))} then 'em_aviso'
  when ${isUma(afastadosEm(hoje))} then 'afastado'
  when ${isUma(deFeriasEm(hoje))} then 'em_ferias'
  when ${hoje}::date <= fim_da_experiencia(v) then 'em_experiencia'
  else 'ativo' end`
