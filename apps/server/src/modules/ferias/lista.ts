import { sql } from 'kysely'
import type { FeriasResumo } from '@rh/domain/contract/ferias'
import { listaFerias } from '@rh/domain/listas/ferias'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { colunasDoVinculo } from '../processo/listas/do-vinculo.ts'
import type { Listagem } from '../processo/listas/listagem.ts'

/** How vacations are listed: their days, the day back, and the period that they are of. */
export const listagemFerias: Listagem<FeriasResumo> = {
  process: ferias,
  lista: listaFerias,
  colunas: sql`
    ${colunasDoVinculo},
    (select sum((x ->> 'dias')::int)::int from processo_formulario f, jsonb_array_elements(f.dados -> 'fracoes') x
      where f.processo_id = p.id) as dias,
    (select max((x ->> 'inicio')::date + (x ->> 'dias')::int)::text
       from processo_formulario f, jsonb_array_elements(f.dados -> 'fracoes') x where f.processo_id = p.id) as retorno,
    (select to_char(fp.inicio, 'DD/MM/YYYY') || ' a ' || to_char(fp.fim, 'DD/MM/YYYY')
       from processo_formulario f join ferias_periodo fp on fp.id = (f.dados ->> 'periodoId')::int
      where f.processo_id = p.id) as periodo`,
}
