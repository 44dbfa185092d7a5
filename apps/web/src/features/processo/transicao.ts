import type { Pendencia } from '@rh/domain/pendencia'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import type { ItemDevolvido } from './MotivoDialog.tsx'

/** A move as the screen asks for it; whoever sends it adds the record and its version. */
export interface TransicaoPedida {
  readonly transicao: string
  readonly motivo?: string | undefined
  readonly itens?: readonly ItemDevolvido[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
  /** Fields that the declaration of the move asks for. */
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** The day for which it is left; without one it is made now. */
  readonly para?: string | undefined
}

/** What came of a move, for the screen to act on. */
export type Resultado =
  | { readonly tipo: 'feito' }
  | { readonly tipo: 'pendencias'; readonly pendencias: readonly Pendencia[] }
  /** Someone else moved or changed it first: what is on the screen is old. */
  | { readonly tipo: 'mudou'; readonly error: ApiError }
  /** The person gave up typing the password. */
  | { readonly tipo: 'desistiu' }
  | { readonly tipo: 'falhou'; readonly error: ApiError }

export function resultadoDe(error: unknown): Resultado {
  const failure = toApiError(error)
  if (failure.codigo === 'pendencias') return { tipo: 'pendencias', pendencias: failure.pendencias }
  if (failure.codigo === 'confirmar_senha') return { tipo: 'desistiu' }
  if (failure.status === 409) return { tipo: 'mudou', error: failure }
  return { tipo: 'falhou', error: failure }
}
