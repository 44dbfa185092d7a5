// Light, as every list: the page that shows a report loads no schema.
import {
  COMO_ERA_EM,
  defineList,
  type Coluna,
  type FiltroDescrito,
  type Filtros,
  type Lista,
} from '../listas/define-list.ts'
import { primeiroDiaDoMes, somarDias, somarMeses } from '../regras/calendario/datas.ts'
import type { View } from '../setores/areas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { canOpen } from '../setores/rotas.ts'
import { gruposDaView, type SetorSlug } from '../setores/setores.ts'
import type { DadosDoAchado, Fatos, ValoresDe } from './achado.ts'

/** Column of a report. One with `total` is added up at the foot, over every row and not only those of the page. */
export interface ColunaDoRelatorio extends Coluna {
  readonly total?: true
}

/** Spans of days that a report opens with, from the day that it is asked of. */
export const periodos = {
  /** The running month and the eleven before it. */
  doze_meses: (dia: string) => ({ de: somarMeses(primeiroDiaDoMes(dia), -11), ate: dia }),
  mes: (dia: string) => ({ de: primeiroDiaDoMes(dia), ate: dia }),
  proximos_60_dias: (dia: string) => ({ de: dia, ate: somarDias(dia, 60) }),
} as const satisfies Readonly<Record<string, (dia: string) => { de: string; ate: string }>>
export type Periodo = keyof typeof periodos

/** Words and what each of them counts, as the page and the paper say them. */
type Definicao = readonly [termo: string, texto: string]

/** What its rows are grouped by in the chart, each bar leading to the report narrowed to it. */
export interface Grafico<C extends string = string> {
  readonly titulo: string
  /** `meses`: a column of dates, or of months, in their order. `contratos`: of contracts. `codigos`: a filter of its own. `nomes`: any other. */
  readonly tipo: 'meses' | 'contratos' | 'codigos' | 'nomes'
  readonly por: C
  /** The column that is added up, and the one below the axis of months; rows are counted without one. */
  readonly valor?: C
  readonly abaixo?: C
  /** Bars in the order in which their codes are declared; the greatest first when not said. */
  readonly naOrdem?: true
  /** The total of the same column is drawn across the bars: a rate of the company. */
  readonly marca?: true
}

interface Declaracao<N extends string, C extends string, F extends Filtros, T extends Fatos = Fatos> {
  /** Its name in addresses and calls. */
  readonly nome: N
  readonly titulo: string
  /** The question that it answers. */
  readonly responde: string
  /** Sectors whose people see it, each within their scope. */
  readonly setores: readonly [SetorSlug, ...SetorSlug[]]
  readonly colunas: Readonly<Record<C, ColunaDoRelatorio>>
  readonly ordemPadrao: NoInfer<C> | `-${NoInfer<C>}`
  /** The span of days that it counts in; absent where it counts on one day. */
  readonly periodo?: Periodo
  /** Filters by codes, besides span, contract and day. */
  readonly filtros?: F
  readonly descricoes?: { readonly [K in keyof F]?: FiltroDescrito }
  /** How each figure is counted. */
  readonly definicoes: readonly [Definicao, ...Definicao[]]
  /**
   * What the report cannot tell of a past day, in sentences shown with it; none where it tells everything. `null` where
   * it cannot be asked of one at all.
   */
  readonly comoEra: readonly string[] | null
  /** What a row opens, by which of its fields; `id` when not said. */
  readonly abre?: { readonly view: View; readonly por?: string }
  /** Figures over all rows of which its sentence is made, besides rows and totals. */
  readonly fatos?: T
  /** Holds its rows against those of the span before. */
  readonly contraAntes?: true
  /** What the report says, in one sentence. */
  readonly achado: (dados: DadosDoAchado<ValoresDe<NoInfer<T>>>) => string
  /** What the table does not show at a glance; none where there is nothing of the kind. */
  readonly grafico?: Grafico<NoInfer<C>>
}

const comum = { contratoId: 'id' } as const
const doPeriodo = { de: 'data', ate: 'data' } as const
const doDia = { em: 'data' } as const

export interface Relatorio<N extends string = string> extends Declaracao<N, string, Filtros> {
  /** Columns, filters and order: from it derive query, table and file. */
  readonly lista: Lista<string, Filtros>
}

/**
 * Declares a report: who sees it, what is asked, its columns and how each figure is counted. Screen, file, paper, saved
 * definitions and the calls derive from it; the server adds one reading (`modules/relatorios/leituras.ts`).
 */
export function defineRelatorio<
  const N extends string,
  const C extends string,
  F extends Filtros = Filtros,
  const T extends Fatos = Fatos,
>(declaracao: Declaracao<N, C, F, T>): Relatorio<N> {
  const { titulo, colunas, ordemPadrao, periodo, filtros, descricoes, comoEra } = declaracao
  const lista: Lista<string, Filtros> = defineList<string, Filtros>({
    nome: titulo,
    colunas,
    ordemPadrao,
    filtros: {
      ...(periodo && doPeriodo),
      ...comum,
      ...filtros,
      ...(comoEra && doDia),
    },
    descricoes: {
      de: { label: 'De', tipo: 'data' },
      ate: { label: 'Até', tipo: 'data' },
      contratoId: { label: 'Contrato' },
      em: COMO_ERA_EM,
      ...descricoes,
    },
  })
  return { ...(declaracao as unknown as Declaracao<N, string, Filtros>), lista }
}

/** Who sees a report: the groups that open the page of reports in one of its sectors. */
export const gruposDoRelatorio = ({ setores }: Pick<Relatorio, 'setores'>): readonly Grupo[] => [
  ...new Set(setores.flatMap((setor) => gruposDaView(setor, 'setor.relatorios'))),
]

/** Sectors of a report in which a person with these groups opens it. */
export const setoresDoRelatorio = (
  { setores }: Pick<Relatorio, 'setores'>,
  grupos: readonly Grupo[],
): SetorSlug[] => setores.filter((setor) => canOpen(setor, 'setor.relatorios', grupos))
