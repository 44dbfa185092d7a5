import type { ApiKey, ReplyOf } from '../../../lib/api/api.ts'
import { pagesQuery } from '../../../lib/api/pages.ts'
import { query } from '../../../lib/api/query.ts'

export const ultimosQuery = query('GET /api/post/latest')

export type Comunicado = ReplyOf<'GET /api/post/list'>['results'][number]
export type Detalhes = ReplyOf<'GET /api/post/details'>
export type Gestao = NonNullable<Detalhes['gestao']>

export const abas = {
  agora: 'No ar',
  anteriores: 'Anteriores',
  publicacao: 'Publicação',
} as const
export type Aba = keyof typeof abas

const depois = (depoisDe: string | null) => depoisDe !== null && { depoisDe }

export const listaQuery = (aba: Aba) =>
  pagesQuery(
    'GET /api/post/list',
    (ultimo: string | null) => ({ query: { aba, ...depois(ultimo) } }),
    ({ proxima }) => proxima,
  )

export const buscaQuery = (busca: string) =>
  pagesQuery(
    'GET /api/post/search',
    (ultimo: string | null) => ({ query: { busca, ...depois(ultimo) } }),
    ({ proxima }) => proxima,
  )

export const detalhesQuery = (id: number) => query('GET /api/post/details', { query: { id } })

/** What a reading, an acknowledgement or a publication makes old. */
export const MOSTRAM_COMUNICADOS = [
  'GET /api/post/list',
  'GET /api/post/search',
  'GET /api/post/latest',
  'GET /api/post/details',
  'GET /api/post/recibos',
  'GET /api/notificacoes/entradas',
  'GET /api/notificacoes/listar',
] as const satisfies readonly ApiKey[]
