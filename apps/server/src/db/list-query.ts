import { sql, type RawBuilder } from 'kysely'
import { POR_PAGINA_PADRAO, TOTAL_MAXIMO } from '@rh/domain/listas/define-list'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

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
  /**
   * Whole numbers among `chaves`, `id` first, by which the rows of a page are read in a prepared statement of its own: its
   * joins are planned once for all filters and pages, where the ids are found by a plan of their own each time.
   */
  readonly prontas?: readonly ['id', ...string[]]
  /** Reads `comColunas` of the values of `prontas`, column by column, where its text is always the same. */
  readonly readProntas?: (db: Db, colunas: readonly (readonly number[])[]) => Promise<readonly unknown[]>
  /**
   * Says that the filters leave so few rows, by the key of one index, that the ids too are found by one plan for all values
   * of the filters.
   */
  readonly poucas?: boolean
}

interface Page<R> {
  readonly results: R[]
  readonly total: number
  readonly totalLimitado: boolean
  readonly pagina: number
  readonly porPagina: number
}

/** What is known of a list already: how many it has, and how many come before those that `source` is of, in the order of the page. */
interface Known {
  readonly total: number
  readonly pulados: number
}

/**
 * Reads one page of a list with its total, of one snapshot. The total is exact up to `TOTAL_MAXIMO`. Ties are broken by id:
 * pages never repeat or skip a row.
 */
export async function listPage<R>(
  db: Db,
  { pagina = 1, porPagina = POR_PAGINA_PADRAO, ordenar }: Grammar,
  source: ListSource,
  known?: Known,
): Promise<Page<R>> {
  const trecho = {
    ordem: ordemDe(source, ordenar),
    limite: sql`limit ${porPagina} offset ${(pagina - 1) * porPagina - (known?.pulados ?? 0)}`,
  }
  const { indice } = source
  if (indice?.prontas) {
    const { total, chaves } = known
      ? await findPagina(db, indice, trecho, () => sql`${known.total}::int`)
      : await findComTotal(db, indice, trecho)
    const results = await readPronta<R>(db, indice, chaves)
    return { results, ...limitado(total), pagina, porPagina }
  }
  const consulta = indice ? paginaDoIndice(indice, trecho) : paginaInteira(source.from, trecho)
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

// The total is a value, not a relation to join with: where fewer rows are expected than there are, it would be counted
// anew for each of them.
const paginaInteira = (from: RawBuilder<unknown>, { ordem, limite }: Trecho) => sql`
  select achados.*, (${contagem(from)}) as total_lista from (${from}) achados
   order by ${ordem} ${limite}`

function paginaDoIndice({ achados, chaves, comColunas, findAntes }: Indice, { ordem, limite }: Trecho) {
  const antes = findAntes ? sql`encontrados as materialized (${achados}), ` : sql``
  const origem = findAntes ? sql`select * from encontrados` : achados
  return sql`
    with ${antes}pagina as materialized (select ${chaves} from (${origem}) achados order by ${ordem} ${limite})
    select achados.*, (${contagem(origem)}) as total_lista from (${comColunas(sql`pagina`)}) achados
     order by ${ordem}`
}

type Chave = Readonly<Record<string, number>>

interface Achada {
  readonly total: number
  readonly chaves: readonly Chave[]
}

/** A list with so many more rows than are counted has more than are counted a while later too. */
const MARGEM = 1_000
const POR_QUANTO_MS = 30_000
const LEMBRADAS_MAX = 500

/** Counts past the margin, by their statement with its values, until when they are taken for known. */
const muitas = new Map<string, number>()

/** Where the rows of a page are, and how many there are in all: what is far more than a list counts is not counted each time. */
async function findComTotal(db: Db, indice: Indice, trecho: Trecho): Promise<Achada> {
  const { sql: texto, parameters } = contagem(indice.achados).compile(db)
  const chave = JSON.stringify([texto, parameters])
  if ((muitas.get(chave) ?? 0) > performance.now())
    return findPagina(db, indice, trecho, () => sql`${TOTAL_MAXIMO + 1}::int`)
  const achada = await findPagina(db, indice, trecho, (origem) => contagem(origem, MARGEM))
  muitas.delete(chave)
  if (achada.total > TOTAL_MAXIMO + MARGEM) muitas.set(chave, performance.now() + POR_QUANTO_MS)
  const [primeira] = muitas.keys()
  if (muitas.size > LEMBRADAS_MAX && primeira !== undefined) muitas.delete(primeira)
  return achada
}

/** Where the rows of a page are, in order. */
async function findPagina(
  db: Db,
  indice: Indice,
  trecho: Trecho,
  contar: (origem: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Achada> {
  const { rows } =
    await sql<Achada>`${indice.poucas ? prepared : sql``} ${achar(indice, trecho, contar)}`.execute(db)
  return rows[0] ?? { total: 0, chaves: [] }
}

function achar(
  { achados, chaves, findAntes }: Indice,
  { ordem, limite }: Trecho,
  contar: (origem: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const antes = findAntes ? sql`with encontrados as materialized (${achados})` : sql``
  const origem = findAntes ? sql`select * from encontrados` : achados
  return sql`${antes}
    select (${contar(origem)}) as total,
           (select coalesce(json_agg(pagina), '[]') from (
             select ${chaves} from (${origem}) achados order by ${ordem} ${limite}) pagina) as chaves`
}

/** One row of how many a list has, as far as lists count, and what is asked of the first ones in this order. */
export const primeirasDe = (
  { indice, ...source }: ListSource & { readonly indice: Indice },
  {
    ordenar,
    quantas,
    chaves,
  }: { readonly ordenar: string; readonly quantas: number; readonly chaves: RawBuilder<unknown> },
): RawBuilder<unknown> => {
  const trecho = { ordem: ordemDe(source, ordenar), limite: sql`limit ${quantas}` }
  return sql`
    select least(total, ${TOTAL_MAXIMO}::int) as total, chaves
      from (${achar({ ...indice, chaves }, trecho, contagem)}) primeiras`
}

/** Whole numbers of the rows of a page, as a relation to read them from. */
export const paginaDe = (
  nomes: readonly string[],
  valores: readonly (readonly number[])[],
): RawBuilder<unknown> => sql`(
  select * from unnest(${sql.join(valores.map((coluna) => sql`${coluna}::int[]`))})
    as pagina (${sql.join(nomes.map((nome) => sql.ref(nome)))}))`

/** The rows of a page. One that went since it was found is left out. */
export async function readPronta<R>(
  db: Db,
  {
    comColunas,
    readProntas,
    prontas: nomes = ['id'],
  }: Pick<Indice, 'comColunas' | 'readProntas' | 'prontas'>,
  chaves: readonly Chave[],
): Promise<R[]> {
  if (chaves.length === 0) return []
  const valores = nomes.map((nome) => chaves.map((chave) => chave[nome] ?? 0))
  const rows = readProntas
    ? await readProntas(db, valores)
    : (await sql`${prepared} ${comColunas(paginaDe(nomes, valores))}`.execute(db)).rows
  const porId = new Map((rows as readonly (R & { readonly id: number })[]).map((linha) => [linha.id, linha]))
  return chaves.map(({ id }) => porId.get(id ?? 0)).filter((linha) => linha !== undefined)
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
const contagem = (from: RawBuilder<unknown>, alem = 0) =>
  sql<{
    total: number
  }>`select count(*)::int as total from (select from (${from}) t limit ${TOTAL_MAXIMO + 1 + alem}) l`

/** Counts the rows when the page is past the end and has no row to carry the total. */
async function contar(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await contagem(from).execute(db)
  return rows[0]?.total ?? 0
}
