import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'

export type Produto = ResultOf<'GET /api/product/list'>
export type Movimento = ResultOf<'GET /api/product/movimentos'>
export type Recibo = ResultOf<'GET /api/product/recibos'>
export type Detalhes = ReplyOf<'GET /api/product/details'>
export type Contagem = ReplyOf<'GET /api/product/contagens/:id'>

/** Pieces in use, with what a place has of each; of all places without one. */
export const pecasQuery = (localId?: number) =>
  query('GET /api/product/search', { query: localId === undefined ? {} : { localId: String(localId) } })

export const detalhesQuery = (id: number) => query('GET /api/product/details', { query: { id: String(id) } })

export const contagemQuery = (id: number) =>
  query('GET /api/product/contagens/:id', { params: { id: String(id) } })

/** What shows the stock: read again after anything moved. */
export const MOSTRAM_ESTOQUE: readonly ApiKey[] = [
  'GET /api/product/list',
  'GET /api/product/search',
  'GET /api/product/details',
  'GET /api/product/movimentos',
  'GET /api/product/compras',
  'GET /api/product/recibos',
  'GET /api/product/contagens/:id',
  'GET /api/colaborador/uniformes/:id',
]
