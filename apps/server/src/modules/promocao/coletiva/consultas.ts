import { sql } from 'kysely'
import type { EstadoDaAlteracao } from '@rh/domain/processos/promocao/coletiva'

/** What every batch says of itself, whatever it is of. */
export interface LinhaColetiva {
  readonly id: number
  readonly titulo: string
  readonly estado: EstadoDaAlteracao
  readonly por: string
  readonly em: string
  readonly pessoas: number
  /** Raise of the month of everybody together, in centavos. */
  readonly aumentoCentavos: number
  /** Owed since the data-base for closed payrolls, in centavos. */
  readonly diferencaCentavos: number
  /** While the system writes; null otherwise. */
  readonly andamento: { readonly feitos: number; readonly total: number } | null
  readonly recusa: string | null
  readonly desfeito: { readonly por: string; readonly em: string; readonly motivo: string } | null
}

/** Columns of `LinhaColetiva`, of the tables of `fontesColetivas`; its parameters as well. */
export const colunasColetivas = sql`
  r.id, r.titulo, r.estado, u.nome as por, r.criado_em as em, r.parametros, r.recusa,
  s.pessoas, s.aumento_centavos, s.diferenca_centavos,
  case when r.estado in ('aplicando', 'desfazendo')
    then jsonb_build_object('feitos', a.feitos, 'total', a.total) end as andamento,
  case when r.estado = 'desfeito'
    then jsonb_build_object('por', d.nome, 'em', r.desfeito_em, 'motivo', r.desfeito_motivo) end as desfeito`

/** Batches as `r`, with who made and undid them, their progress, and the sums of those who went. */
export const fontesColetivas = sql`
  alteracao_coletiva r
    join usuario u on u.id = r.usuario_id
    join alteracao_coletiva_andamento a on a.alteracao_id = r.id
    left join usuario d on d.id = r.desfeito_por
    cross join lateral (
      select count(*)::int as pessoas, coalesce(sum(i.para_centavos - i.de_centavos), 0)::bigint as aumento_centavos,
             coalesce(sum(i.diferenca_centavos), 0)::bigint as diferenca_centavos
        from alteracao_coletiva_item i where i.alteracao_id = r.id and i.fora is null) s`

/** Number of batches listed. */
export const MOSTRADAS = 30
