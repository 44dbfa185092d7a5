import { z } from 'zod'
import { texto } from '../br/campos.ts'

/** Exact totals up to here; beyond it the list says "mais de 10.000", because counting all costs too much. */
export const TOTAL_MAXIMO = 10_000
export const POR_PAGINA_PADRAO = 25

export interface Coluna {
  readonly label: string
  readonly sortable?: true
}

/** One list, declared once: its columns drive the table, the server's sort whitelist and the query grammar. */
export interface Lista<C extends string, F extends z.ZodRawShape> {
  readonly colunas: Readonly<Record<C, Coluna>>
  readonly filtros: F
  readonly ordemPadrao: NoInfer<C> | `-${NoInfer<C>}`
}

export const defineList = <const C extends string, F extends z.ZodRawShape>(
  lista: Lista<C, F>,
): Lista<C, F> => lista

const inteiro = (max: number) =>
  z
    .custom<string | number>((valor) => /^\d{1,6}$/.test(String(valor)), 'Informe um número inteiro')
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ type: 'integer' })

/** `?pagina=&porPagina=&ordenar=-campo&busca=&<filtro>=`, the grammar of every list. */
export function listQuery<C extends string, F extends z.ZodRawShape>(lista: Lista<C, F>) {
  const ordenaveis = (Object.keys(lista.colunas) as C[]).filter((c) => lista.colunas[c].sortable)
  const ordens = ordenaveis.flatMap((c) => [c, `-${c}` as const])
  return z.strictObject({
    pagina: inteiro(100_000).optional(),
    porPagina: inteiro(100).optional(),
    ordenar: z.enum(ordens, 'Esta lista não pode ser ordenada por este campo').optional(),
    busca: texto(100).optional(),
    ...lista.filtros,
  })
}

export const listReply = <R extends z.ZodType>(linha: R) =>
  z.object({
    results: z.array(linha),
    total: z.int().nonnegative(),
    /** True when there are more rows than `total` says. */
    totalLimitado: z.boolean(),
    pagina: z.int().positive(),
    porPagina: z.int().positive(),
  })
