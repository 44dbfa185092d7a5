import type { AssuntoNaLista } from '@rh/domain/contract/mail'
import type { Caixa } from '@rh/domain/mensagens/limites'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { call, type ReplyOf } from '../../lib/api/api.ts'
import { type ApiError } from '../../lib/api/api-error.ts'
import { query } from '../../lib/api/query.ts'
import { aposOSave } from './a-caminho.ts'

const RASCUNHO = 'GET /api/mail/rascunho/:id'

/** What the list shows: a box, a label, or what a search finds in all of them. */
export type Onde =
  | { readonly caixa: Caixa }
  | { readonly etiqueta: number }
  | { readonly busca: string }
  | { readonly rascunhos: true }

const LISTA = 'GET /api/mail/list'
const DETALHES = 'GET /api/mail/details'

type Pagina = ReplyOf<typeof LISTA>

export const listaQuery = (onde: Exclude<Onde, { rascunhos: true }>) =>
  infiniteQueryOptions<Pagina, ApiError, AssuntoNaLista[], readonly unknown[], number | null>({
    queryKey: [LISTA, onde],
    queryFn: ({ pageParam, signal }) =>
      call(LISTA, { query: { ...onde, ...(pageParam !== null && { antesDe: pageParam }) }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ proxima }) => proxima,
    // A search may find one subject again on a later page.
    select: ({ pages }) =>
      [
        ...new Map(
          pages
            .flatMap(({ results }) => results)
            .toReversed()
            .map((um) => [um.id, um]),
        ).values(),
      ].toReversed(),
  })
export const rascunhosQuery = query('GET /api/mail/rascunhos')
export const etiquetasQuery = query('GET /api/mail/labels')
export const assuntoQuery = (id: number) => query(DETALHES, { query: { id } })
export const rascunhoQuery = (chave: string) => {
  const { queryKey } = query(RASCUNHO, { params: { id: chave } })
  return queryOptions<ReplyOf<typeof RASCUNHO>, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      await aposOSave(chave)
      return call(RASCUNHO, { params: { id: chave }, signal })
    },
    // What is typed is ahead of what is kept: read once, when it is opened.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
export const destinatariosQuery = (busca: string) =>
  query('GET /api/mail/destinatarios', { query: busca === '' ? {} : { busca } })

/** Everything of the mail is read again, but for a draft that is being written. */
export const lerDeNovo = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [key] }) =>
      String(key).startsWith('GET /api/mail/') && !String(key).startsWith('GET /api/mail/rascunho/'),
  })

type Pedido = Omit<Parameters<typeof call<'POST /api/mail/organizar'>>[1]['body'], 'ids'>

/** Puts subjects away, marks or labels them; says so where it failed. */
export async function organizar(
  queries: QueryClient,
  ids: readonly number[],
  pedido: Pedido,
): Promise<boolean> {
  try {
    await call('POST /api/mail/organizar', { body: { ids: [...ids], ...pedido } })
    lerDeNovo(queries)
    return true
  } catch (error) {
    tellFailure(error)
    return false
  }
}
