import type { SetorSlug } from '@rh/domain/setores/setores'
import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'

/** Filters of a board, as the address has them. */
export interface FiltrosDoQuadro {
  readonly busca?: string
  readonly responsavelId?: string
  readonly minhas?: '1'
  readonly etiquetaId?: string
  readonly vence?: 'vencidas' | 'hoje' | 'semana' | 'sem'
  readonly ordenar?: 'vence'
}

export interface Recorte extends FiltrosDoQuadro {
  readonly setor: SetorSlug
  readonly kanbanId?: string
}

export type Resposta = ReplyOf<'GET /api/kanban'>

/** Nobody wrote on the board yet, or all of it was put away; what filters hide counts. */
export const isVazio = ({ colunas }: Resposta['kanban']): boolean => colunas.every(({ total }) => total === 0)

export const quadroQuery = (recorte: Recorte) => query('GET /api/kanban', { query: recorte })

export const cartaoQuery = (id: number) => query('GET /api/kanban/cartao/:id', { params: { id } })

export const minhasQuery = (setor: SetorSlug) => query('GET /api/kanban/minhas', { query: { setor } })

/** What shows cards. */
export const MOSTRAM_CARTOES: readonly ApiKey[] = [
  'GET /api/kanban',
  'GET /api/kanban/coluna/:id',
  'GET /api/kanban/cartao/:id',
  'GET /api/kanban/listar',
  'GET /api/kanban/minhas',
]
