import { z } from 'zod'
import { texto } from '../br/campos.ts'
import type { Grupo } from '../setores/grupos.ts'

/** Exact totals up to here; beyond it the list says "mais de 10.000", because counting all costs too much. */
export const TOTAL_MAXIMO = 10_000
export const POR_PAGINA_PADRAO = 25

/** What the values of a column are: it decides the cell of a spreadsheet. Dates are `YYYY-MM-DD`, money is centavos. */
export type TipoColuna = 'texto' | 'numero' | 'dinheiro' | 'data' | 'instante' | 'simNao'

/** What people call the codes that a column or a filter holds. */
export type Rotulos = Readonly<Record<string, { readonly label: string }>>

export interface Coluna {
  readonly label: string
  readonly sortable?: true
  /** Text when not said. */
  readonly tipo?: TipoColuna
  /** The words of its codes; without them the value itself is shown. */
  readonly rotulos?: Rotulos
  /** Not among the columns that a list opens with; a person may choose it. */
  readonly opcional?: true
  /** Who sees it at all; everybody who sees the list when not said. */
  readonly visivel?: (grupos: readonly Grupo[]) => boolean
}

/** A filter as people read it, on the screen and in the exported file. */
export interface FiltroDescrito {
  readonly label: string
  readonly rotulos?: Rotulos
  readonly tipo?: 'data'
}

/** One list, declared once: its columns drive the table, the server's sort whitelist and the query grammar. */
export interface Lista<C extends string, F extends z.ZodRawShape> {
  /** What the list holds: `Admissões`. A list that is exported has one. */
  readonly nome?: string
  readonly colunas: Readonly<Record<C, Coluna>>
  readonly filtros: F
  readonly descricoes?: { readonly [N in keyof F]?: FiltroDescrito }
  readonly ordemPadrao: NoInfer<C> | `-${NoInfer<C>}`
  /** The column that names a row, where it is not the first one. */
  readonly titulo?: NoInfer<C>
}

export const defineList = <const C extends string, F extends z.ZodRawShape>(
  lista: Lista<C, F>,
): Lista<C, F> => lista

/** What a list holds, as its file and the sheet in it are called. */
export function nomeDaLista({ nome }: Pick<Lista<string, z.ZodRawShape>, 'nome'>): string {
  if (nome === undefined) throw new Error('A list that is exported has a name')
  return nome
}

const inteiro = (max: number) =>
  z
    .custom<string | number>((valor) => /^\d{1,6}$/.test(String(valor)), 'Informe um número inteiro')
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ type: 'integer' })

/** The columns in the order of their declaration that a person with these groups may see. */
export const colunasVisiveis = <C extends string>(
  { colunas }: Pick<Lista<C, z.ZodRawShape>, 'colunas'>,
  grupos: readonly Grupo[],
): C[] => (Object.keys(colunas) as C[]).filter((c) => colunas[c].visivel?.(grupos) ?? true)

/** What narrows and orders a list: `?ordenar=-campo&busca=&<filtro>=`. */
export function listFilters<C extends string, F extends z.ZodRawShape>(lista: Lista<C, F>) {
  const ordenaveis = (Object.keys(lista.colunas) as C[]).filter((c) => lista.colunas[c].sortable)
  const ordens = ordenaveis.flatMap((c) => [c, `-${c}` as const])
  return {
    ordenar: z.enum(ordens, 'Esta lista não pode ser ordenada por este campo').optional(),
    busca: texto(100).optional(),
    ...lista.filtros,
  }
}

/** `?pagina=&porPagina=&ordenar=-campo&busca=&<filtro>=`, the grammar of every list. */
export const listQuery = <C extends string, F extends z.ZodRawShape>(lista: Lista<C, F>) =>
  z.strictObject({
    pagina: inteiro(100_000).optional(),
    porPagina: inteiro(100).optional(),
    ...listFilters(lista),
  })

const MAX_CODIGOS = 20

/** A filter of one or more codes, comma-separated as in `?situacao=ativo,em_experiencia`. */
export const variosDe = <const V extends string>(
  codigos: readonly [V, ...V[]],
  erro = 'Opção desconhecida',
) =>
  z
    .string()
    .max(1000, erro)
    .transform((texto) => texto.split(','))
    .pipe(z.array(z.enum(codigos, erro)).min(1).max(MAX_CODIGOS, erro))
    .meta({ type: 'string' })

/** One end of a span of days, as `?admissaoDe=2026-11-01&admissaoAte=2026-11-30`. */
export const dataFiltro = z.iso.date('Informe uma data').optional()

export const listReply = <R extends z.ZodType>(linha: R) =>
  z.object({
    results: z.array(linha),
    total: z.int().nonnegative(),
    /** True when there are more rows than `total` says. */
    totalLimitado: z.boolean(),
    pagina: z.int().positive(),
    porPagina: z.int().positive(),
  })
