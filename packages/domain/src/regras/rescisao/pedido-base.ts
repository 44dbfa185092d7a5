import type { Pendencia } from '../../pendencia.ts'
import type { AvisoDaDemissao } from './aviso-da-demissao.ts'
import type { Causa } from './causas.ts'
import type { RegraDaCausa } from './causas-tipos.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import type { SimulacaoDaDemissao } from './simulacao-tipos.ts'

/** When a dismissal is looked at: what only warns at the request may stop its end. */
export const momentosDaDemissao = ['pedido', 'finalizar'] as const
export type MomentoDaDemissao = (typeof momentosDaDemissao)[number]

/** What each check of a dismissal looks at: the request, its cause, its dates and its amounts. */
export interface BaseDaDemissao {
  readonly pedido: PedidoDeDemissao
  readonly causa: Causa
  readonly regra: RegraDaCausa
  /** Null while the dates cannot be said. */
  readonly aviso: AvisoDaDemissao | null
  readonly simulacao: SimulacaoDaDemissao | null
  readonly circunstancias: CircunstanciasDaDemissao
  readonly momento: MomentoDaDemissao
}

export type VerificacaoDaDemissao = (base: BaseDaDemissao) => readonly Pendencia[]

export const NADA: readonly Pendencia[] = []
