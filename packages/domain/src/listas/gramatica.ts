import { z } from 'zod'
import { data as dia, idParam, texto, uf } from '../br/campos.ts'
import type { Filtro, Filtros, Lista, UmDe } from './define-list.ts'

const comuns = {
  id: idParam.optional(),
  uf: uf.optional(),
  /** One end of a span of days, as `?admissaoDe=2026-11-01&admissaoAte=2026-11-30`. */
  data: dia.optional(),
}
export type FiltroComum = keyof typeof comuns

/** The schema of a filter, as its declaration makes it. */
export type EsquemaDe<F> = F extends z.core.SomeType
  ? F
  : F extends FiltroComum
    ? (typeof comuns)[F]
    : F extends UmDe<infer V>
      ? z.ZodOptional<z.ZodEnum<{ [K in V]: K }>>
      : never
type EsquemasDe<F extends Filtros> = { readonly [N in keyof F]: EsquemaDe<F[N]> }

function esquemaDe(filtro: Filtro): z.core.SomeType {
  if (typeof filtro === 'string') return comuns[filtro]
  return 'umDe' in filtro ? z.enum(filtro.umDe, filtro.erro).optional() : filtro
}

const esquemasDe = <F extends Filtros>(filtros: F): EsquemasDe<F> =>
  Object.fromEntries(
    Object.entries(filtros).map(([nome, filtro]) => [nome, esquemaDe(filtro)]),
  ) as EsquemasDe<F>

const inteiro = (max: number) =>
  z
    .custom<string | number>((valor) => /^\d{1,6}$/.test(String(valor)), 'Informe um número inteiro')
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .meta({ type: 'integer' })
    .optional()

/** One for all lists. */
const paginas = { pagina: inteiro(100_000), porPagina: inteiro(100) }
const contados = {
  total: z.int().nonnegative(),
  /** True when there are more rows than `total` says. */
  totalLimitado: z.boolean(),
  pagina: z.int().positive(),
  porPagina: z.int().positive(),
}

/** What narrows and orders a list: `?ordenar=-campo&busca=&<filtro>=`. */
export function listFilters<C extends string, F extends Filtros>(lista: Lista<C, F>) {
  const ordenaveis = (Object.keys(lista.colunas) as C[]).filter((c) => lista.colunas[c].sortable)
  const ordens = ordenaveis.flatMap((c) => [c, `-${c}` as const])
  return {
    ordenar: z.enum(ordens, 'Esta lista não pode ser ordenada por este campo').optional(),
    busca: texto(100).optional(),
    ...esquemasDe(lista.filtros),
  }
}

/** `?pagina=&porPagina=&ordenar=-campo&busca=&<filtro>=`, the grammar of every list. */
export const listQuery = <C extends string, F extends Filtros>(lista: Lista<C, F>) =>
  z.strictObject({
    ...paginas,
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

export const listReply = <R extends z.ZodType>(linha: R) => z.object({ results: z.array(linha), ...contados })
