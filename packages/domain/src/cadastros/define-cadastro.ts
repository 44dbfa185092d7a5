import { z } from 'zod'
import { id, instante, versao } from '../br/campos.ts'
import { endpoint, views, type Endpoint } from '../http/endpoint.ts'
import { exportacao } from '../contract/exportacao.ts'
import type { Lista } from '../listas/define-list.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { idParams } from '../processo/contract.ts'
import type { View } from '../setores/areas.ts'
import { catalogo, type SlugDeCadastro } from './catalogo.ts'
import type { Textos } from './textos.ts'
import { uso } from './uso.ts'

/** What every row of a register has besides its own fields. */
export const linhaBase = z.object({ id: z.int(), ativo: z.boolean(), versao: z.int() })
type LinhaBase = typeof linhaBase.shape

/** What a file says of a row in one column. */
type NaPlanilha<L extends z.ZodRawShape> = (linha: z.output<z.ZodObject<L>>) => unknown

/** One register, declared once: its calls, list, writes, history and pages derive from it. */
export interface Cadastro<
  N extends string,
  S extends z.ZodType<object>,
  L extends LinhaBase,
  C extends string,
  F extends z.ZodRawShape,
> {
  /** Its calls are `/api/{nome}/…`. */
  readonly nome: N
  readonly slug: SlugDeCadastro
  /** One of them: `Cargo`. */
  readonly um: string
  readonly genero: 'm' | 'f'
  readonly lista: Lista<C, F>
  /** What the form sends. */
  readonly schema: S
  /** What a row and the record show. */
  readonly linha: z.ZodObject<L>
  /** What a column of the exported file holds, where it is not the row's field of that name. */
  readonly planilha?: { readonly [K in NoInfer<C>]?: NaPlanilha<L> }
  /** The history in words, by audited table. The first table is the register's own. */
  readonly textos: Textos
  /** Further views whose people read this register, as to choose from it. */
  readonly leitura?: readonly View[]
}

export const defineCadastro = <
  const N extends string,
  S extends z.ZodType<object>,
  L extends LinhaBase,
  const C extends string,
  F extends z.ZodRawShape,
>(
  cadastro: Cadastro<N, S, L, C, F>,
): Cadastro<N, S, L, C, F> => ({
  ...cadastro,
  lista: {
    ...cadastro.lista,
    nome: catalogo[cadastro.slug].label,
    descricoes: { ...cadastro.lista.descricoes, ...filtroAtivoDescrito },
  },
})

/** `Ativa`, `Desativado`: how a record stands, said of it. */
export const situacaoDaLinha = (
  { genero }: { readonly genero: 'm' | 'f' },
  { ativo }: { readonly ativo: boolean },
): string => `${ativo ? 'Ativ' : 'Desativad'}${genero === 'f' ? 'a' : 'o'}`

/** `?ativo=1`: only what may still be chosen. */
export const filtroAtivo = { ativo: z.enum(['1', '0']).optional() }
const filtroAtivoDescrito = {
  ativo: { label: 'Situação', rotulos: { 1: { label: 'Ativos' }, 0: { label: 'Desativados' } } },
}

/** What happened to a record, from the trail, in words. */
export const historicoItem = z.object({
  id: z.int(),
  em: instante,
  /** Null for the system itself. */
  autor: z.string().nullable(),
  titulo: z.string(),
  mudancas: z.array(z.object({ campo: z.string(), de: z.string().nullable(), para: z.string().nullable() })),
})
export type HistoricoItem = z.output<typeof historicoItem>
export const historicoReply = z.object({ results: z.array(historicoItem) })

const salvar = <S extends z.ZodType>(schema: S) => z.strictObject({ id, versao, dados: schema })
const criar = <S extends z.ZodType>(schema: S) => z.strictObject({ dados: schema })
const ativar = z.strictObject({ id, versao, ativo: z.boolean() })

type Query<C extends string, F extends z.ZodRawShape> = ReturnType<typeof listQuery<C, F>>
type Resposta<L extends z.ZodRawShape> = z.ZodObject<L>

/** The calls of one register. */
export type ContratoDeCadastro<R> =
  R extends Cadastro<infer N, infer S, infer L, infer C, infer F>
    ? {
        readonly [K in `GET /api/${N}/listar`]: Endpoint<
          undefined,
          Query<C, F>,
          undefined,
          ReturnType<typeof listReply<Resposta<L>>>
        >
      } & {
        readonly [K in `GET /api/${N}/exportar`]: ReturnType<typeof exportacao<C, F>>
      } & {
        readonly [K in `GET /api/${N}/:id`]: Endpoint<typeof idParams, undefined, undefined, Resposta<L>>
      } & {
        readonly [K in `POST /api/${N}/criar`]: Endpoint<
          undefined,
          undefined,
          ReturnType<typeof criar<S>>,
          Resposta<L>
        >
      } & {
        readonly [K in `PUT /api/${N}/editar`]: Endpoint<
          undefined,
          undefined,
          ReturnType<typeof salvar<S>>,
          Resposta<L>
        >
      } & {
        readonly [K in `POST /api/${N}/ativar`]: Endpoint<undefined, undefined, typeof ativar, Resposta<L>>
      } & {
        readonly [K in `GET /api/${N}/uso/:id`]: Endpoint<typeof idParams, undefined, undefined, typeof uso>
      } & {
        readonly [K in `GET /api/${N}/historico/:id`]: Endpoint<
          typeof idParams,
          undefined,
          undefined,
          typeof historicoReply
        >
      }
    : never

/** Declares the calls of a register: list, file, one, history, use; create, edit, activate. */
export function contratoDe<
  N extends string,
  S extends z.ZodType<object>,
  L extends LinhaBase,
  C extends string,
  F extends z.ZodRawShape,
>(cadastro: Cadastro<N, S, L, C, F>) {
  const { nome, slug, um, lista, schema, linha, leitura = [] } = cadastro
  const comum = { tag: 'Cadastros', access: views('cadastros.registro') } as const
  const ler = views('cadastros.registro', ...leitura)
  const chamadas = {
    [`GET /api/${nome}/listar`]: endpoint({
      ...comum,
      summary: `${catalogo[slug].label}: lista`,
      access: ler,
      query: listQuery(lista),
      response: listReply(linha),
    }),
    [`GET /api/${nome}/exportar`]: exportacao(lista, comum),
    [`GET /api/${nome}/:id`]: endpoint({
      ...comum,
      summary: `${um}: um registro`,
      params: idParams,
      response: linha,
    }),
    [`GET /api/${nome}/historico/:id`]: endpoint({
      ...comum,
      summary: `${um}: quem mudou o quê, e quando`,
      params: idParams,
      response: historicoReply,
    }),
    [`GET /api/${nome}/uso/:id`]: endpoint({
      ...comum,
      summary: `${um}: quem usa hoje ou vai usar`,
      params: idParams,
      response: uso,
    }),
    [`POST /api/${nome}/criar`]: endpoint({
      ...comum,
      summary: `${um}: cria`,
      body: criar(schema),
      status: 201,
      response: linha,
    }),
    [`PUT /api/${nome}/editar`]: endpoint({
      ...comum,
      summary: `${um}: altera`,
      body: salvar(schema),
      response: linha,
    }),
    [`POST /api/${nome}/ativar`]: endpoint({
      ...comum,
      summary: `${um}: desativa ou volta a ativar`,
      body: ativar,
      response: linha,
    }),
  }
  // Computed keys lose their names; the type says them again from the same template.
  return chamadas as unknown as ContratoDeCadastro<Cadastro<N, S, L, C, F>>
}
