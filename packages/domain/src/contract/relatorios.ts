import { z } from 'zod'
import { data, instante } from '../br/campos.ts'
import { endpoint, somente, type Endpoint } from '../http/endpoint.ts'
import type { Filtros } from '../listas/define-list.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { opcaoDeFiltro } from '../processo/chamadas/comum.ts'
import { nomesDosRelatorios, relatorios, type NomeDoRelatorio } from '../relatorios/catalogo.ts'
import { gruposDoRelatorio, type Relatorio } from '../relatorios/definir.ts'
import { exportacao } from './exportacao.ts'

const valor = z.union([z.string(), z.number(), z.boolean()]).nullable()
const celula = valor.optional()

/** A row: its columns by name, and what it opens. */
export type LinhaDeRelatorio = { readonly id: number; readonly alvo: number | null } & Readonly<
  Record<string, z.output<typeof valor> | undefined>
>

const grafico = z.object({
  /** What the bars are of. */
  titulo: z.string(),
  tipo: z.enum(['meses', 'contratos', 'codigos', 'nomes']),
  /** The column that they are grouped by. */
  por: z.string(),
  /** Months in their order, others the greatest first: `2026-03`, a code, or a name. Of a contract with its id. */
  barras: z.array(
    z.object({ nome: z.string(), id: z.int().nullable(), valor: z.number(), abaixo: z.number().nullable() }),
  ),
  /** Groups that are not among them. */
  outros: z.int(),
  /** The figure of all of them, where the bars are rates. */
  marca: z.number().nullable(),
  /** What the bars are written as. */
  escrita: z.enum(['numero', 'porcento', 'dinheiro']),
  /** Names of what is above and below the axis of months. */
  lados: z.tuple([z.string(), z.string()]).nullable(),
})
export type GraficoDoRelatorio = z.output<typeof grafico>

const dia = z.object({
  /** The day that the figures are of, and today. */
  em: data,
  hoje: data,
  /** The moment of the data. */
  posicao: instante,
  /** The span in which it counts, where it has one. */
  periodo: z.object({ de: data, ate: data }).nullable(),
  /** Sums of columns over all rows, by name; null for one that has none. */
  totais: z.record(z.string(), z.number().nullable()),
  /** What the report says, in one sentence. */
  achado: z.string(),
  /** What it shows at a glance; null where it has no chart. */
  grafico: grafico.nullable(),
  /** What the figures do not tell, in sentences. */
  ressalvas: z.array(z.string()),
  /** Contracts to choose from. */
  contratos: z.array(opcaoDeFiltro),
})

function linhaDe({ colunas }: Pick<Relatorio, 'colunas'>): z.ZodType<LinhaDeRelatorio> {
  const campos = Object.fromEntries(Object.keys(colunas).map((nome) => [nome, celula]))
  return z.object({
    ...campos,
    id: z.int(),
    alvo: z.int().nullable(),
  })
}

const respostaDe = (relatorio: Pick<Relatorio, 'colunas'>) => listReply(linhaDe(relatorio)).extend(dia.shape)
export type RespostaDoRelatorio = z.output<ReturnType<typeof respostaDe>>

/** What every report may be asked, read by the grammar of its own list; codes of its filters are text. */
export interface ConsultaDoRelatorio {
  readonly pagina?: number
  readonly porPagina?: number
  readonly ordenar?: string
  readonly busca?: string
  readonly contratoId?: number
  readonly de?: string
  readonly ate?: string
  /** The day that the figures are of; today without it. */
  readonly em?: string
  readonly [codigo: string]: string | number | undefined
}

/** The same in an address. */
type Endereco = Readonly<Record<string, string | number | undefined>>
type Pergunta = z.ZodType<ConsultaDoRelatorio, Endereco>

type DoRelatorio<N extends string> = {
  readonly [K in `GET /api/relatorios/${N}`]: Endpoint<
    undefined,
    Pergunta,
    undefined,
    ReturnType<typeof respostaDe>
  >
} & {
  readonly [K in `GET /api/relatorios/${N}/exportar`]: ReturnType<typeof exportacao<string, Filtros>>
}

/** The calls of one report: a page of it, and its file or paper. */
function contratoDoRelatorio(relatorio: Relatorio) {
  const { nome, titulo, responde, lista } = relatorio
  const comum = {
    tag: 'Relatórios',
    access: somente(gruposDoRelatorio(relatorio), `relatório ${nome}`),
  } as const
  return {
    [`GET /api/relatorios/${nome}`]: endpoint({
      ...comum,
      summary: `${titulo}: ${responde.toLowerCase()}`,
      query: listQuery(lista),
      response: respostaDe(relatorio),
      replica: true,
    }),
    [`GET /api/relatorios/${nome}/exportar`]: exportacao(lista, comum),
  }
}

/** The calls of every report of the catalogue; computed keys lose their names, and the type says them again. */
export const relatoriosContract = Object.assign(
  {},
  ...nomesDosRelatorios.map((nome) => contratoDoRelatorio(relatorios[nome])),
) as DoRelatorio<NomeDoRelatorio>
