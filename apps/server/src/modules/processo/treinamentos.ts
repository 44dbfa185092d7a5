import { sql, type RawBuilder } from 'kysely'

/** A training of a person by its norm (NR-32, NR-35 …), with its last day; null for one that does not expire. */
export interface TreinamentoFeito {
  readonly codigo: string
  readonly ate: string | null
}

/** Trainings that the file of a person holds, as JSON; `pessoa` is the column with the id. */
export const treinamentosDaPessoa = (
  pessoa: string,
): RawBuilder<readonly TreinamentoFeito[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('codigo', dt.norma, 'ate', pd.validade) order by pd.validade desc nulls first, pd.id)
    from pessoa_documento pd join documento_tipo dt on dt.id = pd.tipo_id
   where pd.pessoa_id = ${sql.ref(pessoa)} and pd.encerrado_em is null and dt.norma is not null), '[]')`
