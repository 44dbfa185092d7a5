import type { Pendencia } from '../../pendencia.ts'
import type { Duracao, PedidoLido } from './duracao.ts'
import type { RegraDoMotivo } from './motivos-tipos.ts'
import type { CircunstanciasDoAfastamento } from './pedido-tipos.ts'
import type { SimulacaoDoAfastamento } from './simulacao.ts'

/** What each check of a leave looks at: the request read once, its rule and its simulation. */
export interface BaseDoPedido {
  readonly pedido: PedidoLido
  readonly regra: RegraDoMotivo
  readonly duracao: Duracao
  /** Null when it ends before it starts or nothing of it counts. */
  readonly simulacao: SimulacaoDoAfastamento | null
  readonly circunstancias: CircunstanciasDoAfastamento
}

export type Verificacao = (base: BaseDoPedido) => readonly Pendencia[]

export const NADA: readonly Pendencia[] = []

/** Far enough for an open leave to meet what comes after it. */
export const SEM_FIM = '9999-12-31'
