import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Formato } from '@rh/domain/contract/formatos'
import {
  situacaoDaLinha,
  type ContratoDeCadastro,
  type linhaBase,
  type Cadastro,
} from '@rh/domain/cadastros/define-cadastro'
import type { Db, Tx } from '../../db/db.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import { listPage } from '../../db/list-query.ts'
import { mesmoNome } from '../../db/mesmo-nome.ts'
import type { Deps } from '../../deps.ts'
import { exportar, type ExportSource } from '../../exportacao/exportar.ts'
import type { RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { doRegistro, historico } from './historico.ts'
import { travarSerie } from './serie.ts'
import { findUso, type Usa } from './uso.ts'
import { requireVersao } from './versao.ts'

/** What a check of a register may look at. */
export interface Contexto {
  readonly tx: Tx
  readonly hoje: string
  /** The record that changes; null for a new one. */
  readonly id: number | null
}

/** How a register is kept: its table, its rows as they are shown, and what its declaration cannot know alone. */
export interface CadastroStore<D, F> {
  readonly tabela: string
  /** Rows that match, with every field of the declaration's `linha`: `select … from … where …`. */
  readonly linhas: (filtros: Partial<F>, hoje: string) => RawBuilder<unknown>
  /** Sort key → column, where it is not the field of that name. */
  readonly colunas: Readonly<Record<string, RawBuilder<unknown>>>
  readonly valores: (dados: D) => Readonly<Record<string, unknown>>
  /** Refuses, in words, what only the other records can tell. */
  readonly conferir?: (contexto: Contexto, dados: D) => Promise<void>
  readonly conferirDesativacao?: (contexto: Contexto) => Promise<void>
  readonly conferirAtivacao?: (contexto: Contexto) => Promise<void>
  /** Rows of other tables that belong to the record. */
  readonly depois?: (tx: Tx, id: number, dados: D) => Promise<void>
  /** What the database cannot know: drawn on each row that is shown. */
  readonly mostrar?: (linha: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Constraint → the field that repeats, and the words for it. */
  readonly unicos: Readonly<Record<string, { readonly campo: string; readonly mensagem: string }>>
  /** Columns by which people tell the records apart: no two say the same but for case, accents and spaces. */
  readonly nomes?: readonly { readonly coluna: string; readonly campo: string; readonly mensagem: string }[]
  /** Who uses a record, told before it changes or is switched off. */
  readonly usa?: readonly Usa[]
}

/** Any store, for what needs neither its data nor its filters. */
type AnyStore = CadastroStore<never, object>

const UNIQUE_VIOLATION = '23505'

/** Says which field repeats, where a unique constraint refused the row. */
async function comUnicos<R>({ unicos }: Pick<AnyStore, 'unicos'>, trabalho: () => Promise<R>): Promise<R> {
  try {
    return await trabalho()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const repetido = code === UNIQUE_VIOLATION ? unicos[constraint] : undefined
    if (!repetido) throw error
    throw failure('em_uso', {
      mensagem: repetido.mensagem,
      campos: { [`dados.${repetido.campo}`]: repetido.mensagem },
    })
  }
}

/**
 * Makes who else writes a register with names wait: two at once would not see each other's. Before any row is locked, or
 * one who holds a row and one whose turn it is wait for each other.
 */
const esperarAVez = async (tx: Tx, { tabela, nomes = [] }: AnyStore): Promise<void> => {
  if (nomes.length > 0) await travarSerie(tx, `cadastro.${tabela}`)
}

/** Refuses a name that another record has, of a register whose turn it is. */
async function requireNomes<D, F>(
  { tabela, valores, nomes = [] }: CadastroStore<D, F>,
  { tx, id }: Contexto,
  dados: D,
): Promise<void> {
  const linha = valores(dados)
  for (const { coluna, campo, mensagem } of nomes) {
    const { rows } = await sql`
      select from ${sql.table(tabela)}
       where ${mesmoNome(coluna, String(linha[coluna]))} and id is distinct from ${id}::int limit 1`.execute(
      tx,
    )
    if (rows.length > 0) throw failure('em_uso', { mensagem, campos: { [`dados.${campo}`]: mensagem } })
  }
}

type Linha = Readonly<Record<string, unknown>>

async function obter(db: Db | Tx, { linhas, mostrar }: AnyStore, id: number, hoje: string): Promise<Linha> {
  const { rows } = await sql<Linha>`select * from (${linhas({}, hoje)}) r where r.id = ${id}`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  return mostrar ? mostrar(linha) : linha
}

const colunasDe = (valores: Readonly<Record<string, unknown>>) =>
  sql.join(Object.keys(valores).map((coluna) => sql.ref(coluna)))

async function inserir<D, F>(tx: Tx, { tabela, valores }: CadastroStore<D, F>, dados: D): Promise<number> {
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
  store: CadastroStore<z.output<S>, z.output<z.ZodObject<F>>>,
): Handlers<ContratoDeCadastro<Cadastro<N, S, L, C, F>>> {
  const { db, clock, config } = deps
  const { nome, lista, textos } = cadastro
  type Filtros = z.output<z.ZodObject<F>>
  const guardado = store as AnyStore
  const hoje = (): string => hojeEm(clock.agora(), config.empresaFuso)
  const sourceOf = (query: Filtros): ExportSource<Linha, Linha> => ({
    from: store.linhas(query, hoje()),
    colunas: { ...colunasPadrao(lista.colunas), ...store.colunas },
    ordemPadrao: lista.ordemPadrao,
    mostrar: store.mostrar ?? ((linha) => linha),
  })
  const { criar, editar, ativar } = writesOf(store, config.empresaFuso)
  const chamadas = {
    [`GET /api/${nome}/listar`]: async ({ query }: { query: Filtros }) => {
      const source = sourceOf(query)
      const pagina = await listPage<Linha>(db, query, source)
      return { ...pagina, results: pagina.results.map(source.mostrar) }
    },
    [`GET /api/${nome}/exportar`]: ({ query, request }: Exportando<Filtros>) =>
      exportar(deps, request, { lista, query, source: paraPlanilha(cadastro, sourceOf(query)) }),
    [`GET /api/${nome}/:id`]: ({ params }: ComId) => obter(db, guardado, params.id, hoje()),
    [`GET /api/${nome}/historico/:id`]: async ({ params }: ComId) => {
      await obter(db, guardado, params.id, hoje())
      return { results: await historico(db, { onde: doRegistro(store.tabela, params.id), textos }) }
    },
    [`GET /api/${nome}/uso/:id`]: async ({ params }: ComId) => {
      await obter(db, guardado, params.id, hoje())
      return findUso(db, store.usa ?? [], { id: params.id, hoje: hoje() })
    },
    [`POST /api/${nome}/criar`]: ({ body, request }: Envio<Criacao<z.output<S>>>) =>
      write(deps, request, (work) => criar(work, body)),
    [`PUT /api/${nome}/editar`]: ({ body, request }: Envio<Edicao<z.output<S>>>) =>
      write(deps, request, (work) => editar(work, body)),
    [`POST /api/${nome}/ativar`]: ({ body, request }: Envio<Ativacao>) =>
      write(deps, request, (work) => ativar(work, body)),
  }
  // Built from the same templates as the contract, which the computed keys cannot show.
  return chamadas as unknown as Handlers<ContratoDeCadastro<Cadastro<N, S, L, C, F>>>
}

interface Planilha {
  readonly planilha?: Readonly<Record<string, ((linha: never) => unknown) | undefined>> | undefined
  readonly genero: 'm' | 'f'
}

/** The rows of the list as their file says them: in words where the screen draws. */
function paraPlanilha(
  { planilha = {}, genero }: Planilha,
  source: ExportSource<Linha, Linha>,
): ExportSource<Linha, Linha> {
  const colunas = Object.entries(planilha)
  return {
    ...source,
    mostrar: (guardada) => {
      const linha = source.mostrar(guardada)
      // The rows of `linhas` have every field of the declaration's `linha`.
      const ditas = colunas.map(([coluna, dizer]) => [coluna, dizer?.(linha as never)] as const)
      const ativo = situacaoDaLinha({ genero }, { ativo: linha['ativo'] === true })
      return { ...linha, ...Object.fromEntries(ditas), ativo }
    },
  }
}

/** What a register lets one write, each inside its transaction; all answer the record as it then is. */
function writesOf<D, F>(store: CadastroStore<D, F>, fuso: string) {
  const { tabela, valores, conferir, conferirAtivacao, conferirDesativacao, depois } = store
  const contexto = ({ tx, agora }: UnitOfWork, id: number | null): Contexto => ({
    tx,
    hoje: hojeEm(agora, fuso),
    id,
  })
  const comoFicou = (work: UnitOfWork, id: number): Promise<Linha> =>
    obter(work.tx, store, id, contexto(work, id).hoje)
  return {
    criar: (work: UnitOfWork, { dados }: Criacao<D>) =>
      comUnicos(store, async () => {
        await esperarAVez(work.tx, store)
        await requireNomes(store, contexto(work, null), dados)
        await conferir?.(contexto(work, null), dados)
        const id = await inserir(work.tx, store, dados)
        await depois?.(work.tx, id, dados)
        return comoFicou(work, id)
      }),
    editar: (work: UnitOfWork, { id, versao, dados }: Edicao<D>) =>
      comUnicos(store, async () => {
        await esperarAVez(work.tx, store)
        await requireVersao(work.tx, tabela, { id, versao }, fuso)
        await requireNomes(store, contexto(work, id), dados)
        await conferir?.(contexto(work, id), dados)
        await atualizar(work.tx, tabela, id, valores(dados))
        await depois?.(work.tx, id, dados)
        return comoFicou(work, id)
      }),
    ativar: (work: UnitOfWork, { id, versao, ativo }: Ativacao) =>
      comUnicos(store, async () => {
        await esperarAVez(work.tx, store)
        await requireVersao(work.tx, tabela, { id, versao }, fuso)
        await (ativo ? conferirAtivacao : conferirDesativacao)?.(contexto(work, id))
        await atualizar(work.tx, tabela, id, { ativo })
        return comoFicou(work, id)
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
