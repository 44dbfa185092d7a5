import { z } from 'zod'
import { id, texto, textoObrigatorio } from '../br/campos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { tiposDeclarados } from '../processos/processos.ts'
import { setorSlugs } from '../setores/setores.ts'

const comum = { tag: 'Listas', access: views('setor.inicio') } as const
const setor = z.enum(setorSlugs)
/** Lists of the kinds of process: the others keep what is chosen on the device. */
const lista = z.enum(tiposDeclarados)
export const densidades = ['confortavel', 'compacta'] as const
export type Densidade = (typeof densidades)[number]
const colunas = z.array(texto(40)).max(40)
/** Search, filters and order, as the address of the list has them. */
const busca = texto(1000)

/** Views of one list that a sector shares at most. */
export const VISTAS_POR_LISTA = 20

/** Filters that a person keeps of one list at most. */
export const FILTROS_SALVOS = 20
const salvo = z.strictObject({ nome: textoObrigatorio(40), busca })

const preferencia = z.object({
  colunas: z.array(z.string()),
  densidade: z.enum(densidades),
  salvos: z.array(salvo),
})
export type PreferenciaDaLista = z.output<typeof preferencia>

const vista = z.object({
  id: z.int(),
  nome: z.string(),
  busca: z.string(),
  dono: z.string(),
  minha: z.boolean(),
  /** True for whoever may take it away: its owner, and who answers for the sector. */
  podeExcluir: z.boolean(),
  /** Rows that this person sees in it now; null where its filters no longer hold. */
  total: z.int().nullable(),
})

const feito = z.object({ id: z.int() })

/** How a person wants a list, and the views of it that a sector shares. */
export const vistasContract = {
  'GET /api/listas/preferencia': endpoint({
    ...comum,
    summary: 'Colunas, densidade e filtros salvos da própria pessoa em uma lista',
    query: z.strictObject({ lista }),
    response: preferencia,
  }),
  'PUT /api/listas/preferencia': endpoint({
    ...comum,
    summary:
      'Muda colunas, densidade ou alguns filtros da própria pessoa; o resto fica como outra aba deixou',
    body: z.strictObject({
      lista,
      colunas: colunas.optional(),
      densidade: z.enum(densidades).optional(),
      /** Filters to keep, each in place of the one of its name; the others stay as they are. */
      guardar: z.array(salvo).max(FILTROS_SALVOS).optional(),
      /** Names of filters to take away. */
      tirar: z.array(texto(40)).max(FILTROS_SALVOS).optional(),
    }),
    response: preferencia,
  }),
  'GET /api/listas/vistas': endpoint({
    ...comum,
    summary: 'Vistas de uma lista que um setor da pessoa compartilha, com quantas linhas cada uma tem',
    query: z.strictObject({ setor, lista }),
    response: z.object({ results: z.array(vista) }),
  }),
  'POST /api/listas/vista': endpoint({
    ...comum,
    summary: 'Guarda uma vista para o setor',
    body: z.strictObject({ setor, lista, nome: textoObrigatorio(40), busca }),
    status: 201,
    response: feito,
  }),
  'POST /api/listas/vista/excluir': endpoint({
    ...comum,
    summary:
      'Tira do setor uma vista que a própria pessoa guardou, ou qualquer uma para quem coordena o setor',
    body: z.strictObject({ id }),
    response: feito,
  }),
} as const satisfies Contract
