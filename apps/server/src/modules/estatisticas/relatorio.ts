import { sql, type RawBuilder } from 'kysely'
import type { LinhaDoRelatorio } from '@rh/domain/contract/estatisticas'
import { listaRelatorioAdmissao, type SetorDaAdmissao } from '@rh/domain/listas/relatorio-admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { setorOf } from '@rh/domain/setores/setores'
import { admissoes } from '../admissao/lista.ts'
import { vezDe } from '../processo/minha-vez.ts'
import type { FiltrosDeProcesso, Listagem } from '../processo/listas/listagem.ts'

/** Nobody in particular: whose turn it is in a sector is then asked of its groups alone. */
const NINGUEM = 0

/** Admissions whose next step is a sector's: a parecer or a move of its groups, or the correction of what was asked. */
function esperaPor(setor: SetorDaAdmissao): RawBuilder<boolean> {
  if (setor === 'operacional')
    return sql<boolean>`p.status = any (${sql.val([...admissao.doSolicitante])}::text[])`
  const grupos = setorOf(setor).grupos.filter((grupo) => grupo !== 'Administrador')
  return vezDe(admissao, { id: NINGUEM, grupos })
}

const dias = (de: string, ate: string) =>
  sql`round((extract(epoch from t.${sql.ref(ate)} - t.${sql.ref(de)}) / 86400)::numeric, 1)::float8`

const entrou = (status: string) => sql`max(e.em) filter (where e.para = ${status}::text)`

/** Filters of the report, besides those of the list. */
export interface FiltrosDoRelatorio extends FiltrosDeProcesso {
  readonly setor?: SetorDaAdmissao | undefined
}

/** The list of admissions with the days of each step, from the last time that each one was entered. */
export const relatorioDeAdmissoes = (setor: SetorDaAdmissao | undefined): Listagem<LinhaDoRelatorio> => ({
  process: admissao,
  lista: listaRelatorioAdmissao,
  colunas: sql`
    ${admissoes.colunas}, to_json(t.solicitada) #>> '{}' as solicitada_em,
    ${dias('solicitada', 'em_analise')} as dias_vaga, ${dias('em_analise', 'aprovada')} as dias_analise,
    ${dias('aprovada', 'efetivada')} as dias_efetivar, ${dias('efetivada', 'finalizada')} as dias_finalizar,
    ${dias('solicitada', 'finalizada')} as dias_total`,
  origem: sql`cross join lateral (
    select ${entrou('solicitada')} as solicitada, ${entrou('em_analise')} as em_analise,
           ${entrou('aprovada')} as aprovada, ${entrou('efetivada')} as efetivada,
           ${entrou('finalizada')} as finalizada
      from processo_evento e where e.processo_id = p.id and e.tipo = 'transicao') t`,
  condicoes: () => (setor === undefined ? [] : [esperaPor(setor)]),
})
