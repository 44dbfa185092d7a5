import { sql, type RawBuilder } from 'kysely'
import type { SituacaoDoAfastamento } from '@rh/domain/regras/afastamento/vida'

/** Days before the end on which a leave is about to end, as `vidaDoAfastamento` has it. */
const AVISAR_DIAS = 7

/**
 * Where a homologated leave `af` stands on a day, as `vidaDoAfastamento` tells it, in the order of its tests; who sees dates
 * only reads what the dates alone say.
 */
export function momentoEm(hoje: string, veSaude: boolean): RawBuilder<SituacaoDoAfastamento> {
  const dia = sql`${hoje}::date`
  const acaba = sql`coalesce(af.inss_cessacao, af.fim)`
  const passouDoFim = sql`${acaba} < ${dia} and ${acaba} >= af.exame_desde`
  const semExame = sql`(af.exame_em is null or af.exame_em > ${dia})`
  const saude = sql`
    when not ${semExame} and af.exame_resultado = 'inapto'
         and not (coalesce(af.inss_decisao, '') = 'concedido' and coalesce(af.inss_cessacao >= ${dia}, false))
      then 'limbo'
    when ${semExame} and af.exame_desde is not null
         and (${passouDoFim} or (af.inss_decisao = 'negado' and af.exame_desde <= ${dia})) then 'aguardando_exame'`
  const inss = sql`when af.inss_apartir_de <= ${dia} and af.inss_decisao is null then 'aguardando_inss'`
  return sql<SituacaoDoAfastamento>`case
    when af.retorno <= ${dia} then 'encerrado'
    when ${dia} < af.inicio then 'agendado'
    ${veSaude ? saude : sql``}
    when not ${semExame} and af.exame_resultado = 'apto' and coalesce(af.fim < ${dia}, true) then 'encerrado'
    when af.fim < ${dia} then ${veSaude ? sql`'encerrado'` : sql`case when af.vigente then 'vigente' else 'encerrado' end`}
    ${veSaude ? inss : sql``}
    when af.fim <= ${dia} + ${AVISAR_DIAS}::int then 'a_vencer'
    when af.prorrogado_de is not null then 'prorrogado'
    else 'vigente' end`
}
