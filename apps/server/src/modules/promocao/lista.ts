import { sql } from 'kysely'
import type { PromocaoResumo } from '@rh/domain/contract/promocao'
import { listaPromocao } from '@rh/domain/listas/promocao'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { colunasDoVinculo } from '../processo/listas/do-vinculo.ts'
import type { Listagem } from '../processo/listas/listagem.ts'

/** How promotions are listed: with the cargo asked for. */
export const promocoes: Listagem<PromocaoResumo> = {
  process: promocao,
  lista: listaPromocao,
  colunas: sql`
    ${colunasDoVinculo},
    (select ca.titulo from processo_formulario f join cargo ca on ca.id = (f.dados ->> 'cargoId')::int
      where f.processo_id = p.id) as cargo`,
}
