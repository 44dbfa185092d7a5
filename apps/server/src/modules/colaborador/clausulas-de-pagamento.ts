import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'

/** What the agreement of a union says of what is paid besides the wage; null where it is silent. */
export interface ClausulasDePagamento {
  readonly adicionalNoturnoPercentual: number | null
  readonly divisorPlantao: number | null
  /** What insalubridade is counted on, where that is not the minimum wage (Súmula Vinculante 4). */
  readonly insalubridadeBaseCentavos: number | null
}

const SEM_CLAUSULAS: ClausulasDePagamento = {
  adicionalNoturnoPercentual: null,
  divisorPlantao: null,
  insalubridadeBaseCentavos: null,
}

/** Of two agreements in force on a day, a CCT and an ACT, the better of each clause. */
const melhores = sql`max(c.adicional_noturno_percentual)::float8 as adicional_noturno_percentual,
  min(c.divisor_plantao) as divisor_plantao, max(c.insalubridade_base_centavos)::float8 as insalubridade_base_centavos`

/** The clauses of a union in force on a day, as `ch`: always one row. */
export const comClausulasDePagamento = (
  sindicato: string,
  dia: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  cross join lateral (select ${melhores} from convencao c
                       where c.sindicato_id = ${sql.ref(sindicato)} and ${dia} between c.inicio and c.fim) ch`

/** Those of every union on a day. */
export async function clausulasDePagamentoEm(
  db: Db | Tx,
  dia: string,
): Promise<(sindicatoId: number) => ClausulasDePagamento> {
  const { rows } = await sql<ClausulasDePagamento & { readonly sindicatoId: number }>`${prepared}
    select c.sindicato_id, ${melhores} from convencao c
     where ${dia}::date between c.inicio and c.fim group by c.sindicato_id`.execute(db)
  const porSindicato = new Map(rows.map(({ sindicatoId, ...clausulas }) => [sindicatoId, clausulas]))
  return (sindicatoId) => porSindicato.get(sindicatoId) ?? SEM_CLAUSULAS
}
