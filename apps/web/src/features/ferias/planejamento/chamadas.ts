import { tellFailure } from '../../../lib/api/tell-failure.ts'
import type { ReplyOf } from '../../../lib/api/api.ts'

export const OBTER = 'GET /api/ferias/planejamento/:id'
export const LISTAR = 'GET /api/ferias/planejamento/listar'

export type Plano = ReplyOf<typeof OBTER>
export type Item = Plano['itens'][number]
export type Impossivel = Plano['impossiveis'][number]
export type Ajuste = Plano['ajustes'][number]

/** What every call of a plan that is being worked on makes old. */
export const envelhecidas = { invalidates: [OBTER, LISTAR] } as const

/** A failure with nowhere of its own to be read. */
export const avisar = {
  onError: tellFailure,
} as const
