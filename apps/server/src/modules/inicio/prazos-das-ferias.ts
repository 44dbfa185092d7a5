import { sql, type RawBuilder } from 'kysely'
import type { PrazoDoRh } from '@rh/domain/inicio/prazos'
import { MODELO_COLETIVAS } from '@rh/domain/processos/ferias/coletivas'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { DIAS_DE_COMUNICACAO, DIAS_DE_PAGAMENTO } from '@rh/domain/regras/ferias/prazos'
import { estavam } from '../processo/listas/como-era.ts'

// An approved vacation has two deadlines: the signed notice (CLT art. 135) and the payment (art. 145).

const FICAM = ['aprovada', 'em_gozo']

/** Rows of both deadlines of `processo_indice p`, each until it is done. */
const deCadaUma = (
  avisada: RawBuilder<boolean>,
  paga: RawBuilder<boolean>,
  ate: string,
  onde: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const linha = (prazo: PrazoDoRh, antes: number, feita: RawBuilder<boolean>) =>
    sql`(${prazo}::text, p.data::date - ${antes}::int, ${feita})`
  return sql`
    select t.tipo, p.tipo as processo, p.id, p.numero, p.nome, p.contrato_id, t.dia
      from processo_indice p
     cross join lateral (values ${linha('avisar_ferias', DIAS_DE_COMUNICACAO, avisada)},
                                ${linha('pagar_ferias', DIAS_DE_PAGAMENTO, paga)}) t(tipo, dia, feita)
     where p.tipo = 'ferias' and ${onde} and not t.feita and t.dia <= ${ate}::date`
}

/** What is due now: no term is after its deadline, so that the index of terms is read up to the last day. */
export const dasFerias = (ate: string, escopo: RawBuilder<boolean>): RawBuilder<unknown> =>
  deCadaUma(
    sql<boolean>`'aviso_assinado' = any (p.feitos)`,
    sql<boolean>`'pagamento' = any (p.palavras)`,
    ate,
    sql`p.status = any (${sql.val(FICAM)}::text[]) and p.prazo <= ${ate}::date and ${escopo}`,
  )

/** The same as a day that is over had them: what came after its end was not there, what was replaced since then was. */
export const dasFeriasEm = (fim: string, ate: string, escopo: RawBuilder<boolean>): RawBuilder<unknown> =>
  deCadaUma(
    sql<boolean>`(exists (
        select from processo_anexo an join documento_tipo dt on dt.id = an.tipo_id
         where an.processo_id = p.id and dt.codigo = 'AVISO_FERIAS' and an.enviado_em < ${fim}::timestamptz
           and an.estado <> 'reprovado')
      or exists (
        select from processo pr join processo_lote pl on pl.id = pr.lote_id
         where pr.id = p.id and pl.modelo = ${MODELO_COLETIVAS}))`,
    sql<boolean>`exists (
        select from processo_parecer pp
         where pp.processo_id = p.id and pp.parecer = 'pagamento' and pp.em < ${fim}::timestamptz)`,
    ate,
    sql`${estavam(FICAM, fim)} and p.data <= ${somarDias(ate, DIAS_DE_COMUNICACAO)} and ${escopo}`,
  )
