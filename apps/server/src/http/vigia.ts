import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import type { Tx } from '../db/db.ts'
import type { RequestContext } from './ator.ts'

/** The transaction of a write, at its end. */
export interface FimDaEscrita {
  readonly tx: Tx
  readonly agora: Temporal.Instant
}

/** One call under watch. */
export interface Vigiada {
  /** Runs at the end of the transaction in which the call writes, with what was written. */
  readonly noFimDaEscrita: (fim: FimDaEscrita, feito: unknown) => Promise<void>
  /** Runs once the call went well, before it is answered. */
  readonly feita: (resposta: unknown) => void
}

/** What is told of calls besides their answer; null for a call of which nothing is. */
export type Vigia = (
  chamada: string,
  spec: AnyEndpoint,
) => ((request: RequestContext, args: unknown) => Vigiada | null) | null
