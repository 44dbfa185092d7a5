import { sql } from 'kysely'
import type { RemanejamentoResumo } from '@rh/domain/contract/remanejamento'
import { listaRemanejamento } from '@rh/domain/listas/remanejamento'
import { RESERVA } from '@rh/domain/processos/remanejamento/campos'
import { remanejamento } from '@rh/domain/processos/remanejamento/remanejamento'
import type { Listagem } from '../processo/listas/listagem.ts'

/** How transfers are listed: from where, to where, and back when. */
export const remanejamentos: Listagem<RemanejamentoResumo> = {
  process: remanejamento,
  lista: listaRemanejamento,
  colunas: sql`
    (select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula,
    (select coalesce(lo.nome, ${RESERVA}) from remanejamento re
       left join posto po on po.id = re.origem_posto_id left join local lo on lo.id = po.local_id
      where re.processo_id = p.id) as posto,
    (select case when (f.dados ->> 'reserva')::boolean then ${RESERVA} else lo.nome end
       from processo_formulario f
       left join remanejamento re on re.processo_id = f.processo_id
       left join remanejamento outro on outro.processo_id = re.par_id
       left join posto po on po.id = coalesce(outro.origem_posto_id, (f.dados ->> 'postoId')::int)
       left join local lo on lo.id = po.local_id
      where f.processo_id = p.id) as destino,
    (select f.dados ->> 'retorno' from processo_formulario f where f.processo_id = p.id) as retorno`,
}
