import type { ReplyOf } from '../../lib/api/api.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'

export type Contrato = ReplyOf<'GET /api/contratos/obter/:id'>
export type Posto = Contrato['postos'][number]
export type Linha = ResultOf<'GET /api/contratos/listar'>
export type Opcoes = ReplyOf<'GET /api/contratos/opcoes'>

/** One contract on a day; without one, on the day that the server takes for now. */
export const obterQuery = (id: number | string, data: string | null) =>
  query('GET /api/contratos/obter/:id', { params: { id: String(id) }, query: data ? { data } : {} })

/** The choices of the forms. */
export const opcoesQuery = () => query('GET /api/contratos/opcoes')

/** What a change of a contract makes old. */
export const doContrato = [
  'GET /api/contratos/obter/:id',
  'GET /api/contratos/listar',
  'GET /api/contratos/opcoes',
] as const
