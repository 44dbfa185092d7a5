import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Formato } from '@rh/domain/contract/exportacao'
import {
  situacaoDaLinha,
  type ContratoDeCadastro,
  type linhaBase,
  type Cadastro,
} from '@rh/domain/cadastros/define-cadastro'
import type { Db, Tx } from '../../db/db.ts'
import { escrever, type Escrita } from '../../db/escrita.ts'
import { listPage } from '../../db/list-query.ts'
import type { Deps } from '../../deps.ts'
import { exportar, type Fonte } from '../../exportacao/exportar.ts'
import type { RequestContext } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { doRegistro, historico } from './historico.ts'
import { exigirVersao } from './versao.ts'

/** What a check of a register may look at. */
export interface Contexto {
  readonly tx: Tx
  readonly hoje: string
  /** The record that changes; null for a new one. */
  readonly id: number | null
}

/** How a register is kept: its table, its rows as they are shown, and what its declaration cannot know alone. */
export interface Armazem<D, F> {
  readonly tabela: string
  /** Rows that match, with every field of the declaration's `linha`: `select … from … where …`. */
  readonly linhas: (filtros: Partial<F>, hoje: string) => RawBuilder<unknown>
  /** Sort key → column, where it is not the field of that name. */
  readonly colunas: Readonly<Record<string, RawBuilder<unknown>>>
  readonly valores: (dados: D) => Readonly<Record<string, unknown>>
  /** Refuses, in words, what only the other records can tell. */
  readonly conferir?: (contexto: Contexto, dados: D) => Promise<void>
  readonly conferirDesativacao?: (contexto: Contexto) => Promise<void>
  /** Rows of other tables that belong to the record. */
  readonly depois?: (tx: Tx, id: number, dados: D) => Promise<void>
  /** What the database cannot know: drawn on each row that is shown. */
  readonly mostrar?: (linha: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Constraint → the field that repeats, and the words for it. */
  readonly unicos: Readonly<Record<string, { readonly campo: string; readonly mensagem: string }>>
}

/** Any store, for what needs neither its data nor its filters. */
type AlgumArmazem = Armazem<never, object>

const UNIQUE_VIOLATION = '23505'

/** Says which field repeats, where a unique constraint refused the row. */
async function comUnicos<R>(
  { unicos }: Pick<AlgumArmazem, 'unicos'>,
  trabalho: () => Promise<R>,
): Promise<R> {
  try {
    return await trabalho()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const repetido = code === UNIQUE_VIOLATION ? unicos[constraint] : undefined
    if (!repetido) throw error
    throw falha('em_uso', {
      mensagem: repetido.mensagem,
      campos: { [`dados.${repetido.campo}`]: repetido.mensagem },
    })
  }
}

type Linha = Readonly<Record<string, unknown>>

async function obter(
  db: Db | Tx,
  { linhas, mostrar }: AlgumArmazem,
  id: number,
  hoje: string,
): Promise<Linha> {
  const { rows } = await sql<Linha>`select * from (${linhas({}, hoje)}) r where r.id = ${id}`.execute(db)
  const [linha] = rows
  if (!linha) throw falha('nao_encontrado')
  return mostrar ? mostrar(linha) : linha
}

const colunasDe = (valores: Readonly<Record<string, unknown>>) =>
  sql.join(Object.keys(valores).map((coluna) => sql.ref(coluna)))

async function inserir<D, F>(tx: Tx, { tabela, valores }: Armazem<D, F>, dados: D): Promise<number> {
  const linha = valores(dados)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tabela)} (${colunasDe(linha)}) values (${sql.join(Object.values(linha))})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

const atualizar = (tx: Tx, tabela: string, id: number, valores: Readonly<Record<string, unknown>>) =>
  sql`update ${sql.table(tabela)} set ${sql.join(
    Object.entries(valores).map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`),
  )}, versao = versao + 1 where id = ${id}`.execute(tx)

/** The handlers of a register, from its declaration and its store. */
export function cadastroHandlers<
  N extends string,
  S extends z.ZodType<object>,
  L extends typeof linhaBase.shape,
  C extends string,
  F extends z.ZodRawShape,
>(
  deps: Deps,
  cadastro: Cadastro<N, S, L, C, F>,
  armazem: Armazem<z.output<S>, z.output<z.ZodObject<F>>>,
): Handlers<ContratoDeCadastro<Cadastro<N, S, L, C, F>>> {
  const { db, relogio, config } = deps
  const { nome, lista, textos } = cadastro
  type Filtros = z.output<z.ZodObject<F>>
  const guardado = armazem as AlgumArmazem
  const hoje = (): string => hojeEm(relogio.agora(), config.empresaFuso)
  const fonteDe = (query: Filtros): Fonte<Linha, Linha> => ({
    from: armazem.linhas(query, hoje()),
    colunas: { ...colunasPadrao(lista.colunas), ...armazem.colunas },
    ordemPadrao: lista.ordemPadrao,
    mostrar: armazem.mostrar ?? ((linha) => linha),
  })
  const { criar, editar, ativar } = escritasDe(armazem, config.empresaFuso)
  const chamadas = {
    [`GET /api/${nome}/listar`]: async ({ query }: { query: Filtros }) => {
      const fonte = fonteDe(query)
      const pagina = await listPage<Linha>(db, query, fonte)
      return { ...pagina, results: pagina.results.map(fonte.mostrar) }
    },
    [`GET /api/${nome}/exportar`]: ({ query, request }: Exportando<Filtros>) =>
      exportar(deps, request, { lista, query, fonte: paraPlanilha(cadastro, fonteDe(query)) }),
    [`GET /api/${nome}/:id`]: ({ params }: ComId) => obter(db, guardado, params.id, hoje()),
    [`GET /api/${nome}/historico/:id`]: async ({ params }: ComId) => {
      await obter(db, guardado, params.id, hoje())
      return { results: await historico(db, { onde: doRegistro(armazem.tabela, params.id), textos }) }
    },
    [`POST /api/${nome}/criar`]: ({ body, request }: Envio<Criacao<z.output<S>>>) =>
      escrever(deps, request, (escrita) => criar(escrita, body)),
    [`PUT /api/${nome}/editar`]: ({ body, request }: Envio<Edicao<z.output<S>>>) =>
      escrever(deps, request, (escrita) => editar(escrita, body)),
    [`POST /api/${nome}/ativar`]: ({ body, request }: Envio<Ativacao>) =>
      escrever(deps, request, (escrita) => ativar(escrita, body)),
  }
  // Built from the same templates as the contract, which the computed keys cannot show.
  return chamadas as unknown as Handlers<ContratoDeCadastro<Cadastro<N, S, L, C, F>>>
}

interface Planilha {
  readonly planilha?: Readonly<Record<string, ((linha: never) => unknown) | undefined>> | undefined
  readonly genero: 'm' | 'f'
}

/** The rows of the list as their file says them: in words where the screen draws. */
function paraPlanilha({ planilha = {}, genero }: Planilha, fonte: Fonte<Linha, Linha>): Fonte<Linha, Linha> {
  const colunas = Object.entries(planilha)
  return {
    ...fonte,
    mostrar: (guardada) => {
      const linha = fonte.mostrar(guardada)
      // The rows of `linhas` have every field of the declaration's `linha`.
      const ditas = colunas.map(([coluna, dizer]) => [coluna, dizer?.(linha as never)] as const)
      const ativo = situacaoDaLinha({ genero }, { ativo: linha['ativo'] === true })
      return { ...linha, ...Object.fromEntries(ditas), ativo }
    },
  }
}

/** What a register lets one write, each inside its transaction; all answer the record as it then is. */
function escritasDe<D, F>(armazem: Armazem<D, F>, fuso: string) {
  const { tabela, valores, conferir, conferirDesativacao, depois } = armazem
  const contexto = ({ tx, agora }: Escrita, id: number | null): Contexto => ({
    tx,
    hoje: hojeEm(agora, fuso),
    id,
  })
  const comoFicou = (escrita: Escrita, id: number): Promise<Linha> =>
    obter(escrita.tx, armazem, id, contexto(escrita, id).hoje)
  return {
    criar: (escrita: Escrita, { dados }: Criacao<D>) =>
      comUnicos(armazem, async () => {
        await conferir?.(contexto(escrita, null), dados)
        const id = await inserir(escrita.tx, armazem, dados)
        await depois?.(escrita.tx, id, dados)
        return comoFicou(escrita, id)
      }),
    editar: (escrita: Escrita, { id, versao, dados }: Edicao<D>) =>
      comUnicos(armazem, async () => {
        await exigirVersao(escrita.tx, tabela, { id, versao }, fuso)
        await conferir?.(contexto(escrita, id), dados)
        await atualizar(escrita.tx, tabela, id, valores(dados))
        await depois?.(escrita.tx, id, dados)
        return comoFicou(escrita, id)
      }),
    ativar: (escrita: Escrita, { id, versao, ativo }: Ativacao) =>
      comUnicos(armazem, async () => {
        await exigirVersao(escrita.tx, tabela, { id, versao }, fuso)
        if (!ativo) await conferirDesativacao?.(contexto(escrita, id))
        await atualizar(escrita.tx, tabela, id, { ativo })
        return comoFicou(escrita, id)
      }),
  }
}

interface ComId {
  readonly params: { readonly id: number }
}
interface Versao {
  readonly id: number
  readonly versao: number
}
interface Criacao<D> {
  readonly dados: D
}
interface Edicao<D> extends Versao {
  readonly dados: D
}
interface Ativacao extends Versao {
  readonly ativo: boolean
}
interface Exportando<Q> {
  readonly query: Q & { readonly formato: Formato }
  readonly request: RequestContext
}
interface Envio<B> {
  readonly body: B
  readonly request: RequestContext
}

/** A sortable column is the field of its name, unless the store says otherwise. */
const colunasPadrao = (colunas: Readonly<Record<string, { readonly sortable?: true }>>) =>
  Object.fromEntries(
    Object.keys(colunas)
      .filter((coluna) => colunas[coluna]?.sortable)
      .map((coluna) => [coluna, sql`achados.${sql.ref(snake(coluna))}`]),
  )

const snake = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** `?ativo=1`, as every register filters it. */
export const soAtivos = (coluna: string, ativo: '1' | '0' | undefined): RawBuilder<boolean>[] =>
  ativo === undefined ? [] : [sql<boolean>`${sql.ref(coluna)} = ${ativo === '1'}`]

/** Rows that contain the words typed in any of these columns, whatever the accents. */
export const contem = (busca: string | undefined, ...colunas: string[]): RawBuilder<boolean>[] =>
  busca
    ? [
        sql<boolean>`(${sql.join(
          colunas.map((coluna) => sql`position(busca(${busca}) in busca(${sql.ref(coluna)})) > 0`),
          sql` or `,
        )})`,
      ]
    : []

/** All of the conditions; none is no condition. */
export const todas = (condicoes: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  condicoes.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(condicoes, sql` and `)}`
