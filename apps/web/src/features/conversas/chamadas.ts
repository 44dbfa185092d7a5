import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { pagesQuery } from '../../lib/api/pages.ts'
import { query } from '../../lib/api/query.ts'
import { abrirJanela, comMensagem, comMensagens, type Janela } from './janela.ts'

/** One's conversations, those alone whose name has what is searched. */
export const listaQuery = (busca: string) =>
  pagesQuery(
    'GET /api/chat',
    (depoisDe: string | null) => ({
      query: { ...(busca !== '' && { busca }), ...(depoisDe !== null && { depoisDe }) },
    }),
    ({ proxima }) => proxima,
  )
/** Messages with all of the words, the latest first. */
export const achadasQuery = (q: string) =>
  pagesQuery(
    'GET /api/chat/busca',
    (antesDe: number | null) => ({ query: { q, ...(antesDe !== null && { antesDe }) } }),
    ({ results, mais }) => (mais ? (results.at(-1)?.id ?? null) : null),
  )
export const naoLidasQuery = query('GET /api/chat/nao-lidas')
export const conversaQuery = (id: number) => query('GET /api/chat/:id', { params: { id } })
export const pessoasQuery = (busca: string) => query('GET /api/chat/pessoas', { query: { busca } })

const JANELA = 'GET /api/chat/mensagens/:id'

/** The stretch of a conversation in hand: around what was read last, or around a message; kept up by what is told. */
export const janelaQuery = (id: number, em: number | null) =>
  queryOptions<Janela, ApiError>({
    queryKey: [JANELA, id],
    queryFn: async ({ signal }) =>
      abrirJanela(await call(JANELA, { params: { id }, query: em === null ? {} : { em }, signal })),
    // What is told keeps it; a reading would take away what was scrolled to.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 60_000,
  })

export const mudarJanela = (queries: QueryClient, id: number, muda: (janela: Janela) => Janela): void => {
  queries.setQueryData<Janela>([JANELA, id], (janela) => janela && muda(janela))
}

/** A stretch of it is still in hand from before. */
export const isGuardada = (queries: QueryClient, id: number): boolean =>
  queries.getQueryData([JANELA, id]) !== undefined

export const lerDeNovo = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: ['GET /api/chat'] })
  void queries.invalidateQueries({ queryKey: naoLidasQuery.queryKey })
}

/** A message that was sent or told. What it points at is asked for: each reader sees of it what their pages show. */
export function receber(queries: QueryClient, conversaId: number, mensagem: Mensagem): void {
  mudarJanela(queries, conversaId, (janela) => comMensagem(janela, mensagem))
  if (mensagem.fato !== null) void queries.invalidateQueries({ queryKey: conversaQuery(conversaId).queryKey })
  lerDeNovo(queries)
  if (mensagem.aponta && mensagem.referencia === null) void buscarInteira(queries, conversaId, mensagem.id)
}

async function buscarInteira(queries: QueryClient, conversaId: number, id: number): Promise<void> {
  try {
    const inteira = await call('GET /api/chat/mensagem/:id', { params: { id } })
    mudarJanela(queries, conversaId, (janela) => comMensagem(janela, inteira))
  } catch {
    // Without its card the message stands as it is.
  }
}

/** Catches up with what was said while the connection was away. */
export async function alcancar(queries: QueryClient, id: number): Promise<void> {
  lerDeNovo(queries)
  void queries.invalidateQueries({ queryKey: conversaQuery(id).queryKey })
  const janela = queries.getQueryData<Janela>([JANELA, id])
  if (!janela) return
  const desde = await call(JANELA, { params: { id }, query: { desdeRevisao: janela.revisao } })
  if (desde.maisDepois) {
    await queries.resetQueries({ queryKey: [JANELA, id] })
    return
  }
  mudarJanela(queries, id, (atual) => ({ ...comMensagens(atual, desde.results), revisao: desde.revisao }))
}

/** How far people have read, as it is told. */
export function receberLeituras(
  queries: QueryClient,
  id: number,
  leituras: readonly { readonly usuarioId: number; readonly ate: number }[],
): void {
  const ate = new Map(leituras.map((uma) => [uma.usuarioId, uma.ate]))
  queries.setQueryData<Conversa>(
    conversaQuery(id).queryKey,
    (conversa) =>
      conversa && {
        ...conversa,
        participantes: conversa.participantes.map((um) => ({
          ...um,
          lidaAte: Math.max(um.lidaAte, ate.get(um.id) ?? 0),
        })),
      },
  )
}
