import { sql, type RawBuilder } from 'kysely'
import { POR_PAGINA_PADRAO, TOTAL_MAXIMO } from '@rh/domain/listas/define-list'
import type { Db } from './db.ts'

export interface Grammar {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
}

export interface ListSource {
  /** Query of the matching rows, with `id` and every sortable column: `select … from … where …`. */
  readonly from: RawBuilder<unknown>
  /** Sort key → SQL column of `from`. The contract already refused any other key. */
  readonly colunas: Readonly<Record<string, RawBuilder<unknown>>>
  readonly ordemPadrao: string
  /** Columns without nulls: an index gives their order in both directions. */
  readonly semNulos?: readonly string[]
  /** Two-step reading for lists of a hundred thousand rows: page ids come from an index, columns afterwards. */
  readonly indice?: Indice
}

interface Indice {
  /** Query of `id` and every sortable column of the matching rows, from one table and its covering indexes. */
  readonly achados: RawBuilder<unknown>
  /** Columns by which `comColunas` finds the rows of a page; any other would be fetched for all rows. */
  readonly chaves: RawBuilder<unknown>
  /** Query of the full rows for these of `achados`. */
  readonly comColunas: (achados: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Materializes the matches before sorting, as for a search, which has an index of its own. */
  readonly findAntes: boolean
}

interface Page<R> {
  readonly results: R[]
  readonly total: number
  readonly totalLimitado: boolean
  readonly pagina: number
  readonly porPagina: number
}

/**
 * Reads one page of a list with its total, in one statement and one snapshot. The total is exact up to `TOTAL_MAXIMO`.
 * Ties are broken by id: pages never repeat or skip a row.
 */
export async function listPage<R>(
  db: Db,
  { pagina = 1, porPagina = POR_PAGINA_PADRAO, ordenar }: Grammar,
  source: ListSource,
): Promise<Page<R>> {
  const trecho = {
    ordem: ordemDe(source, ordenar),
    limite: sql`limit ${porPagina} offset ${(pagina - 1) * porPagina}`,
  }
  const consulta = source.indice ? paginaDoIndice(source.indice, trecho) : paginaInteira(source.from, trecho)
  const { rows } = await sql<R & { readonly totalLista: number }>`${consulta}`.execute(db)
  const achados = source.indice?.achados ?? source.from
  const total = rows[0]?.totalLista ?? (pagina > 1 ? await contar(db, achados) : 0)
  return {
    results: rows,
    ...limitado(total),
    pagina,
    porPagina,
  }
}

/** The total of a list alone, as its pages say it: none of its rows is put in order or read. */
export async function countList(
  db: Db,
  { indice, from }: Pick<ListSource, 'indice' | 'from'>,
): Promise<Pick<Page<unknown>, 'total' | 'totalLimitado'>> {
  return limitado(await contar(db, indice?.achados ?? from))
}

/** As far as lists count. */
const limitado = (total: number): Pick<Page<unknown>, 'total' | 'totalLimitado'> => ({
  total: Math.min(total, TOTAL_MAXIMO),
  totalLimitado: total > TOTAL_MAXIMO,
})

interface Trecho {
  readonly ordem: RawBuilder<unknown>
  readonly limite: RawBuilder<unknown>
}

const paginaInteira = (from: RawBuilder<unknown>, { ordem, limite }: Trecho) => sql`
  select achados.*, contagem.total as total_lista
    from (${from}) achados cross join (${contagem(from)}) contagem
   order by ${ordem} ${limite}`

function paginaDoIndice({ achados, chaves, comColunas, findAntes }: Indice, { ordem, limite }: Trecho) {
  const antes = findAntes ? sql`encontrados as materialized (${achados}), ` : sql``
  const origem = findAntes ? sql`select * from encontrados` : achados
  return sql`
    with ${antes}pagina as materialized (select ${chaves} from (${origem}) achados order by ${ordem} ${limite})
    select achados.*, contagem.total as total_lista
      from (${comColunas(sql`pagina`)}) achados cross join (${contagem(origem)}) contagem
     order by ${ordem}`
}

/** Sort order of a list, for pages and export alike. */
export function ordemDe(
  { colunas, ordemPadrao, semNulos = [] }: ListSource,
  ordenar = ordemPadrao,
): RawBuilder<unknown> {
  const descendo = ordenar.startsWith('-')
  const chave = descendo ? ordenar.slice(1) : ordenar
  const coluna = colunas[chave]
  if (!coluna) throw new Error(`List sorts by undeclared column ${ordenar}`)
  // Empty values come last either way. Said of a column that has none, it would keep the planner from its index.
  const vazios = semNulos.includes(chave) ? sql`` : sql`nulls last`
  return descendo
    ? sql`${coluna} desc ${vazios}, achados.id desc`
    : sql`${coluna} asc ${vazios}, achados.id asc`
}

/** Counts up to the limit; the planner drops joins that only fetch columns. */
const contagem = (from: RawBuilder<unknown>) =>
  sql<{
    total: number
  }>`select count(*)::int as total from (select from (${from}) t limit ${TOTAL_MAXIMO + 1}) l`

/** Counts the rows when the page is past the end and has no row to carry the total. */
async function contar(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await contagem(from).execute(db)
  return rows[0]?.total ?? 0
}
