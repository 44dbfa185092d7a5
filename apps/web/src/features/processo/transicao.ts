import type { Pendencia } from '@rh/domain/pendencia'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { ItemDevolvido } from './MotivoDialog.tsx'

/** Requested transition, without the record and its version. */
export interface TransicaoPedida {
  readonly transicao: string
  readonly motivo?: string | undefined
  readonly itens?: readonly ItemDevolvido[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
  /** Fields declared by the transition. */
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** Day for which to schedule it; absent to make it now. */
  readonly para?: string | undefined
}

/** Outcome of a transition request. */
export type Resultado =
  | { readonly tipo: 'feito'; readonly registrado: RegistroDoProcesso }
  | { readonly tipo: 'pendencias'; readonly pendencias: readonly Pendencia[] }
  /** Conflict: somebody else changed the record first. */
  | { readonly tipo: 'mudou'; readonly error: ApiError }
  /** Cancelled at the password dialog. */
  | { readonly tipo: 'desistiu' }
  | { readonly tipo: 'falhou'; readonly error: ApiError }

export function resultadoDe(error: unknown): Resultado {
  const failure = toApiError(error)
  if (failure.codigo === 'pendencias') return { tipo: 'pendencias', pendencias: failure.pendencias }
  if (failure.codigo === 'confirmar_senha') return { tipo: 'desistiu' }
  if (failure.status === 409) return { tipo: 'mudou', error: failure }
  return { tipo: 'falhou', error: failure }
}
