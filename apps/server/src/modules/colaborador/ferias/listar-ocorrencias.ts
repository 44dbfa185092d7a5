import { sql } from 'kysely'
import { type TipoDaFicha } from '@rh/domain/colaborador/ocorrencia-de-ferias'
import type { Db, Tx } from '../../../db/db.ts'
import { isoDe } from '../../../clock.ts'

/** Every occurrence of a bond, the newest first, with who took it back. */
export async function listOcorrencias(db: Db | Tx, vinculoId: number) {
  const { rows } = await sql<OcorrenciaLida>`
    select o.id, o.tipo, o.inicio, o.fim, o.retorno, o.motivo, u.nome as por, o.em,
           case when d.id is not null then jsonb_build_object('por', du.nome, 'em', d.em, 'motivo', d.motivo) end as desfeita
      from ferias_ocorrencia o
      left join usuario u on u.id = o.usuario_id
      left join ferias_ocorrencia d on d.desfaz_id = o.id
      left join usuario du on du.id = d.usuario_id
     where o.vinculo_id = ${vinculoId} and o.desfaz_id is null
     order by o.inicio desc, o.id desc`.execute(db)
  return rows.map(({ desfeita, ...linha }) => ({
    ...linha,
    desfeita: desfeita && { ...desfeita, em: isoDe(Temporal.Instant.from(desfeita.em)) },
  }))
}

interface OcorrenciaLida {
  readonly id: number
  readonly tipo: TipoDaFicha
  readonly inicio: string
  readonly fim: string
  readonly retorno: string | null
  readonly motivo: string
  readonly por: string | null
  readonly em: string
  readonly desfeita: { readonly por: string | null; readonly em: string; readonly motivo: string } | null
}
