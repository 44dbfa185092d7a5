import { sql, type RawBuilder } from 'kysely'
import { POR_PAGINA_PADRAO, TOTAL_MAXIMO } from '@rh/domain/listas/define-list'
import type { Db } from './db.ts'

interface Grammar {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
}

interface ListSource {
  /** Rows that match, with `id` and every sortable column: `select … from … where …`. */
  readonly from: RawBuilder<unknown>
  /** Sort key → SQL column of `from`. The contract already refused any other key. */
  readonly colunas: Readonly<Record<string, RawBuilder<unknown>>>
  readonly ordemPadrao: string
}

interface Page<R> {
  readonly results: R[]
  readonly total: number
  readonly totalLimitado: boolean
  readonly pagina: number
  readonly porPagina: number
}

/**
 * One page of a list with its total, in one statement and one snapshot. The total is exact up to
 * `TOTAL_MAXIMO`; counting further costs more than anybody reads. Ties are broken by id, so that pages never
 * repeat or skip a row.
 */
export async function listPage<R>(
  db: Db,
  { pagina = 1, porPagina = POR_PAGINA_PADRAO, ordenar }: Grammar,
  source: ListSource,
): Promise<Page<R>> {
  const chave = ordenar ?? source.ordemPadrao
  const descendo = chave.startsWith('-')
  const coluna = source.colunas[descendo ? chave.slice(1) : chave]
  if (!coluna) throw new Error(`List sorts by undeclared column ${chave}`)
  const direcao = descendo ? sql`desc nulls last` : sql`asc nulls last`
  const { rows } = await sql<R & { readonly totalLista: number }>`
    select achados.*, contagem.total as total_lista
      from (${source.from}) achados cross join (${contagem(source.from)}) contagem
     order by ${coluna} ${direcao}, achados.id ${descendo ? sql`desc` : sql`asc`}
     limit ${porPagina} offset ${(pagina - 1) * porPagina}`.execute(db)
  const total = rows[0]?.totalLista ?? (pagina > 1 ? await contar(db, source.from) : 0)
  return {
    results: rows,
    total: Math.min(total, TOTAL_MAXIMO),
    totalLimitado: total > TOTAL_MAXIMO,
    pagina,
    porPagina,
  }
}

/** Counts no further than the limit; joins that only fetch columns are dropped by the planner. */
const contagem = (from: RawBuilder<unknown>) =>
  sql<{
    total: number
  }>`select count(*)::int as total from (select from (${from}) t limit ${TOTAL_MAXIMO + 1}) l`

/** A page past the end has no row to carry the total. */
async function contar(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await contagem(from).execute(db)
  return rows[0]?.total ?? 0
}
