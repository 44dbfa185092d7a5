import { z } from 'zod'
import { type Filtros, type Lista, nomeDaLista } from '../listas/define-list.ts'
import { listFilters } from '../listas/gramatica.ts'
import { endpoint, type Access } from '../http/endpoint.ts'
import { formatos, type Formato } from './formatos.ts'

/** A list as a table that programs read. */
export const planilhas = ['xlsx', 'csv'] as const satisfies readonly Formato[]
const todos = [...planilhas, 'pdf'] as const satisfies readonly Formato[]

/** Rows of a printed list: some sixty pages. A longer one is for a spreadsheet. */
export const LINHAS_IMPRESSAS_MAX = 2_000

/** Exports of one person in a minute. */
export const EXPORTACOES_POR_MINUTO = 10

/** The list's own grammar without its pages, the format, and the columns by name: `?formato=csv&colunas=nome,cargo`. */
export function exportQuery<C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  aceitos: readonly [Formato, ...Formato[]] = todos,
) {
  const nomes = Object.keys(lista.colunas) as C[]
  const colunas = z
    .string()
    .max(2000)
    .transform((texto) => texto.split(','))
    .pipe(z.array(z.enum(nomes, 'Esta lista não tem esta coluna')).min(1).max(nomes.length))
    .meta({ type: 'string' })
    .optional()
  return z.strictObject({
    formato: z.enum(aceitos, `Escolha ${aceitos.map((um) => um.toUpperCase()).join(' ou ')}`),
    colunas,
    ...listFilters(lista),
  })
}

interface Chamada {
  readonly tag: string
  readonly access: Access
}

/** The call that exports or prints a list; its access is that of the list itself. */
export const exportacao = <C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  { tag, access }: Chamada,
) =>
  endpoint({
    tag,
    summary: `Exporta a lista "${nomeDaLista(lista)}" filtrada, em XLSX ou CSV, ou a imprime em PDF`,
    access,
    query: exportQuery(lista),
    response: { download: [formatos.xlsx.tipo, formatos.csv.tipo, formatos.pdf.tipo] },
    perMinute: 60,
    replica: true,
  })

/** The call that exports what another program reads, with more columns than a page holds: never printed. */
export const exportacaoDePlanilha = <C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  { tag, access }: Chamada,
) =>
  endpoint({
    tag,
    summary: `Exporta a lista "${nomeDaLista(lista)}" filtrada, em XLSX ou CSV`,
    access,
    query: exportQuery(lista, planilhas),
    response: { download: [formatos.xlsx.tipo, formatos.csv.tipo] },
    perMinute: 60,
    replica: true,
  })
