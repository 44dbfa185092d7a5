import { sql } from 'kysely'
import type { FeriasResumo } from '@rh/domain/contract/ferias'
import { listaFerias } from '@rh/domain/listas/ferias'
import { defineQuadro } from '@rh/domain/processo/quadro'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import type { Listagem } from '../processo/listas/listagem.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'

/** How vacations are listed: their days, the day back, and the period that they are of. */
export const listagemFerias: Listagem<FeriasResumo> = {
  process: ferias,
  lista: listaFerias,
  colunas: sql`
    (select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula,
    (select sum((x ->> 'dias')::int)::int from processo_formulario f, jsonb_array_elements(f.dados -> 'fracoes') x
      where f.processo_id = p.id) as dias,
    (select max((x ->> 'inicio')::date + (x ->> 'dias')::int)::text
       from processo_formulario f, jsonb_array_elements(f.dados -> 'fracoes') x where f.processo_id = p.id) as retorno,
    (select to_char(fp.inicio, 'DD/MM/YYYY') || ' a ' || to_char(fp.fim, 'DD/MM/YYYY')
       from processo_formulario f join ferias_periodo fp on fp.id = (f.dados ->> 'periodoId')::int
      where f.processo_id = p.id) as periodo,
    (select lo.nome from vinculo_versao vv join posto po on po.id = vv.posto_id join local lo on lo.id = po.local_id
      where vv.vinculo_id = p.vinculo_id and vv.vigencia <= p.data::date
      order by vv.vigencia desc limit 1) as posto`,
}

/** List, file, filters and board of vacations; the term that the law gives them is that of the period. */
export const listasDasFerias = listasDoTipo({
  listagem: listagemFerias,
  lista: listaFerias,
  quadro: defineQuadro(ferias),
})
