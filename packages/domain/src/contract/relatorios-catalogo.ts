import { z } from 'zod'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { colunasVisiveis } from '../listas/define-list.ts'
import { nomesDosRelatorios, type NomeDoRelatorio } from '../relatorios/catalogo.ts'
import type { Relatorio } from '../relatorios/definir.ts'
import { setorSlugs } from '../setores/setores.ts'

const rotulos = z.record(z.string(), z.object({ label: z.string() }))

const coluna = z.object({
  label: z.string(),
  tipo: z.enum(['texto', 'numero', 'porcento', 'dinheiro', 'data', 'instante', 'simNao']),
  sortable: z.literal(true).optional(),
  opcional: z.literal(true).optional(),
  rotulos: rotulos.optional(),
})

const descricao = z.object({
  nome: z.enum(nomesDosRelatorios),
  titulo: z.string(),
  responde: z.string(),
  /** Those that the person sees. */
  colunas: z.record(z.string(), coluna),
  ordemPadrao: z.string(),
  /** It counts in a span of days. */
  temPeriodo: z.boolean(),
  /** It may be asked of a past day. */
  temDia: z.boolean(),
  /** Its own filters by codes. */
  filtros: z.array(z.object({ nome: z.string(), label: z.string(), rotulos })),
  definicoes: z.array(z.object({ termo: z.string(), texto: z.string() })),
  /** View that a row opens. */
  abre: z.string().nullable(),
})
export type DescricaoDoRelatorio = z.output<typeof descricao>

/** Tells a screen what a report is: the declaration, with the columns that a person with these groups sees. */
export function descreverRelatorio(
  relatorio: Relatorio<NomeDoRelatorio>,
  grupos: Parameters<typeof colunasVisiveis>[1],
): DescricaoDoRelatorio {
  const {
    nome,
    titulo,
    responde,
    colunas,
    ordemPadrao,
    periodo,
    comoEra,
    filtros = {},
    descricoes,
  } = relatorio
  return {
    nome,
    titulo,
    responde,
    colunas: Object.fromEntries(
      colunasVisiveis(relatorio.lista, grupos).map((coluna) => {
        const {
          label,
          tipo = 'texto',
          sortable,
          opcional,
          rotulos: nomes,
        } = colunas[coluna] ?? { label: coluna }
        return [
          coluna,
          {
            label,
            tipo,
            ...(sortable && { sortable }),
            ...(opcional && { opcional }),
            ...(nomes && { rotulos: soNomes(nomes) }),
          },
        ]
      }),
    ),
    ordemPadrao,
    temPeriodo: periodo !== undefined,
    temDia: comoEra !== null,
    filtros: Object.keys(filtros).map((filtro) => {
      const { label = filtro, rotulos: nomes = {} } = descricoes?.[filtro] ?? {}
      return { nome: filtro, label, rotulos: soNomes(nomes) }
    }),
    definicoes: relatorio.definicoes.map(([termo, texto]) => ({ termo, texto })),
    abre: relatorio.abre?.view ?? null,
  }
}

const soNomes = (nomes: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(nomes).map(([codigo, { label }]) => [codigo, { label }]))

/** What reports a sector has: read from the server, so that no page loads the declarations of all of them. */
export const relatoriosCatalogoContract = {
  'GET /api/relatorios/listar': endpoint({
    tag: 'Relatórios',
    access: views('setor.relatorios'),
    summary: 'Relatórios que a pessoa vê em um setor, e o que é cada um',
    query: z.strictObject({ setor: z.enum(setorSlugs) }),
    response: z.object({ results: z.array(descricao) }),
  }),
} as const satisfies Contract
