import { sql } from 'kysely'
import type { PromocaoResumo } from '@rh/domain/contract/promocao'
import { listaPromocao } from '@rh/domain/listas/promocao'
import { defineQuadro } from '@rh/domain/processo/quadro'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import type { Listagem } from '../processo/listas/listagem.ts'
import { listasDoTipo } from '../processo/listas/listas.ts'

/** How promotions are listed: the cargo asked for, and the post asked for or held on the day. */
export const promocoes: Listagem<PromocaoResumo> = {
  process: promocao,
  lista: listaPromocao,
  colunas: sql`
    (select v.matricula from vinculo v where v.id = p.vinculo_id) as matricula,
    (select ca.titulo from processo_formulario f join cargo ca on ca.id = (f.dados ->> 'cargoId')::int
      where f.processo_id = p.id) as cargo,
    (select lo.nome from posto po join local lo on lo.id = po.local_id
      where po.id = coalesce(p.posto_id, (
        select vv.posto_id from vinculo_versao vv
         where vv.vinculo_id = p.vinculo_id and vv.vigencia <= p.data::date
         order by vv.vigencia desc limit 1))) as posto`,
}

/** List, file, filters and board of promotions; the law gives them no term. */
export const listasDaPromocao = listasDoTipo({
  listagem: promocoes,
  lista: listaPromocao,
  quadro: defineQuadro(promocao),
})
