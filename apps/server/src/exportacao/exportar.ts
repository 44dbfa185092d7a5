import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { LINHAS_IMPRESSAS_MAX } from '@rh/domain/contract/exportacao'
import { formatos, LINHAS_POR_LOTE, type Formato } from '@rh/domain/contract/formatos'
import { colunasVisiveis, type Filtros, type Lista, nomeDaLista } from '@rh/domain/listas/define-list'
import { openListRows, type ListRows } from '../db/list-rows.ts'
import type { ListSource } from '../db/list-query.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../http/ator.ts'
import { failure } from '../http/failure.ts'
import { hojeEm } from '../clock.ts'
import { findTimbre } from '../papeis/timbre.ts'
import { celulaDe } from './celula.ts'
import { comoCsv } from './csv.ts'
import { auditarExportacao } from './auditoria.ts'
import { descreverConsulta, type Nomes } from './about.ts'
import type { Tabela } from './tabela.ts'
import { tomarVaga } from './vagas.ts'

/** Where the rows of a list come from and how a person may see them: what its pages are made of. */
export interface ExportSource<L, R extends object> extends ListSource {
  readonly mostrar: (linha: L) => R
  /** What is worked out for rows once they are read, for many of them together. */
  readonly completar?: ((linhas: readonly L[]) => Promise<readonly L[]>) | undefined
}

interface Exportacao<C extends string, F extends Filtros, L, R extends object> {
  readonly lista: Lista<C, F>
  readonly query: {
    readonly formato: Formato
    readonly colunas?: readonly C[] | undefined
    readonly ordenar?: string | undefined
    readonly busca?: string | undefined
  } & { readonly [N in keyof F]?: unknown }
  readonly source: ExportSource<L, R>
  /** What the ids of a filter are called, for the sheet "Filtros". */
  readonly nomes?: Nomes
}

/** What an export works with. */
export type Meios = Pick<Deps, 'db' | 'principal' | 'config' | 'clock'>

/** An export that takes longer than this was given up by its reader. */
const PRAZO_MS = 180_000

/**
 * Exports a list: the rows of all its pages, under the same scope, filters and masks, in one snapshot. Who exports
 * what is recorded before the first row leaves.
 */
export async function exportar<C extends string, F extends Filtros, L, R extends object>(
  deps: Meios,
  request: RequestContext,
  exportacao: Exportacao<C, F, L, R>,
): Promise<ArquivoServido> {
  const { lista, query, source } = exportacao
  const colunas = colunasPedidas(lista, query.colunas, request)
  const vaga = tomarVaga(request.ator.id, deps.config.poolMax)
  let linhas: ListRows<L> | undefined
  try {
    const agora = deps.clock.agora()
    linhas = await openListRows<L>(deps.db, source, query.ordenar)
    if (query.formato === 'pdf') requireImprimivel(linhas.total)
    await auditarExportacao(deps, request, { query, colunas, linhas: linhas.total })
    const tabela: Tabela = {
      nome: nomeDaLista(lista),
      cabecalho: colunas.map((c) => ({
        label: lista.colunas[c].labelNoArquivo ?? lista.colunas[c].label,
        tipo: lista.colunas[c].tipo ?? 'texto',
      })),
      total: linhas.total,
      lotes: emCelulas(linhas, lista, colunas, source),
      about: await descreverConsulta(deps, request, { ...exportacao, agora, total: linhas.total }),
      fuso: deps.config.empresaFuso,
    }
    return {
      tipo: formatos[query.formato].tipo,
      conteudo: await iniciar(await escritor(deps, request, query.formato, tabela), [
        () => linhas?.close(),
        vaga,
      ]),
      nome: `${nomeDeArquivo(nomeDaLista(lista))}-${hojeEm(agora, deps.config.empresaFuso)}.${query.formato}`,
      linhas: linhas.total,
    }
  } catch (erro) {
    vaga()
    await linhas?.close()
    throw erro
  }
}

/** What one may not see is, here as everywhere, as if it did not exist. */
function colunasPedidas<C extends string>(
  lista: Lista<C, Filtros>,
  pedidas: readonly C[] | undefined,
  { ator }: RequestContext,
): readonly C[] {
  const visiveis = colunasVisiveis(lista, ator.grupos)
  if (pedidas?.some((c) => !visiveis.includes(c)))
    throw failure('validacao', { campos: { colunas: 'Esta lista não tem esta coluna' } })
  return visiveis.filter((c) => pedidas?.includes(c) ?? !lista.colunas[c].opcional)
}

async function* emCelulas<C extends string, L>(
  linhas: ListRows<L>,
  lista: Lista<C, Filtros>,
  colunas: readonly C[],
  { mostrar, completar = async (lote) => lote }: Pick<ExportSource<L, object>, 'mostrar' | 'completar'>,
) {
  for await (const lote of linhas.batches(LINHAS_POR_LOTE))
    yield (await completar(lote)).map((linha) => {
      const vista = mostrar(linha) as Readonly<Record<string, unknown>>
      return colunas.map((c) => celulaDe(lista.colunas[c], vista[c]))
    })
}

/** The writer of workbooks is loaded with the first one, and so is the printer. */
async function escritor(
  { db, clock, config }: Meios,
  { ator }: RequestContext,
  formato: Formato,
  tabela: Tabela,
): Promise<Bytes> {
  if (formato === 'csv') return comoCsv(tabela)
  if (formato === 'xlsx') return (await import('./xlsx.ts')).comoXlsx(tabela)
  const { comoPdf } = await import('./pdf.ts')
  return comoPdf(tabela, {
    timbre: await findTimbre(db),
    por: ator.nome,
    emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
  })
}

function requireImprimivel(total: number): void {
  if (total > LINHAS_IMPRESSAS_MAX)
    throw failure('corpo_grande', {
      mensagem: `São ${total.toLocaleString('pt-BR')} linhas: o papel leva até ${LINHAS_IMPRESSAS_MAX.toLocaleString('pt-BR')}.`,
      acao: 'Filtre a lista antes de imprimir, ou exporte em Excel.',
    })
}

type Bytes = AsyncGenerator<Uint8Array, void, undefined>

/**
 * Starts the file before it is answered: what fails at once is still told as an error, and a started generator frees
 * what it holds when its reader goes away. A reader who stops reading is waited for only so long.
 */
async function iniciar(
  bytes: Bytes,
  liberar: readonly (() => unknown)[],
): Promise<AsyncIterable<Uint8Array>> {
  const soltar = async (): Promise<void> => {
    clearTimeout(prazo)
    await Promise.all(liberar.map((parte) => parte()))
  }
  const prazo = setTimeout(() => void soltar(), PRAZO_MS)
  prazo.unref()
  const vigiado = vigiar(bytes, soltar)
  let primeiro: IteratorResult<Uint8Array, void> | null = await vigiado.next()
  const iterador = {
    next: async () => {
      const pronto = primeiro
      primeiro = null
      return pronto ?? vigiado.next()
    },
    return: () => vigiado.return(),
    throw: (erro: unknown) => vigiado.throw(erro),
  }
  return { [Symbol.asyncIterator]: () => iterador }
}

/** Yields the file; frees what it holds before the end of it, or of the reader, is told. */
async function* vigiar(bytes: Bytes, soltar: () => Promise<void>): Bytes {
  try {
    yield* bytes
  } finally {
    await soltar()
  }
}

/** `Admissões em rascunho` → `admissoes-em-rascunho`. */
const nomeDeArquivo = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
