// Types only: what shows a list needs its columns and filters, not the schemas of its query (`gramatica.ts`).
import type { z } from 'zod'
import type { Grupo } from '../setores/grupos.ts'
import type { FiltroComum } from './gramatica.ts'

/** Exact totals up to here; beyond it the list says "mais de 10.000", because counting all costs too much. */
export const TOTAL_MAXIMO = 10_000
export const POR_PAGINA_PADRAO = 25

/** What the values of a column are: it decides the cell of a spreadsheet. Dates are `YYYY-MM-DD`, money is centavos. */
/** `porcento` holds 4.2 for what people read as 4,2%. */
export type TipoColuna = 'texto' | 'numero' | 'porcento' | 'dinheiro' | 'data' | 'instante' | 'simNao'

/** What people call the codes that a column or a filter holds. */
export type Rotulos = Readonly<Record<string, { readonly label: string }>>

export interface Coluna {
  readonly label: string
  /** Its name in a file or on paper, where a moment is written as it is and not as how long ago it was. */
  readonly labelNoArquivo?: string
  readonly sortable?: true
  /** Text when not said. */
  readonly tipo?: TipoColuna
  /** A day by which something is done, or on which it ends: its order is said in terms of what falls due. */
  readonly prazo?: true
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

/** The filter of a list that tells of a day that is over, as of today's. */
export const COMO_ERA_EM = { label: 'Como era em', tipo: 'data' } as const satisfies FiltroDescrito

/** A filter by one of these codes. */
export interface UmDe<V extends string> {
  readonly umDe: readonly [V, ...V[]]
  readonly erro: string
}
export const umDe = <const V extends string>(
  codigos: readonly [V, ...V[]],
  erro = 'Opção desconhecida',
): UmDe<V> => ({ umDe: codigos, erro })

/** What a filter takes: a kind that lists share, one of its codes, or what a schema of its own says. */
export type Filtro = FiltroComum | UmDe<string> | z.core.SomeType
export type Filtros = Readonly<Record<string, Filtro>>

/** One list, declared once: its columns drive the table, the server's sort whitelist and the query grammar. */
export interface Lista<C extends string, F extends Filtros> {
  /** What the list holds: `Admissões`. A list that is exported has one. */
  readonly nome?: string
  readonly colunas: Readonly<Record<C, Coluna>>
  readonly filtros: F
  readonly descricoes?: { readonly [N in keyof F]?: FiltroDescrito }
  readonly ordemPadrao: NoInfer<C> | `-${NoInfer<C>}`
  /** The column that names a row, where it is not the first one. */
  readonly titulo?: NoInfer<C>
}

export const defineList = <const C extends string, F extends Filtros>(lista: Lista<C, F>): Lista<C, F> =>
  lista

/** What a list holds, as its file and the sheet in it are called. */
export function nomeDaLista({ nome }: Pick<Lista<string, Filtros>, 'nome'>): string {
  if (nome === undefined) throw new Error('A list that is exported has a name')
  return nome
}

/** The columns in the order of their declaration that a person with these groups may see. */
export const colunasVisiveis = <C extends string>(
  { colunas }: Pick<Lista<C, Filtros>, 'colunas'>,
  grupos: readonly Grupo[],
): C[] => (Object.keys(colunas) as C[]).filter((c) => colunas[c].visivel?.(grupos) ?? true)
