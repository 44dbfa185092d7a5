import type { Pendencia } from '../../pendencia.ts'
import type { CircunstanciasDoAfastamento } from '../../regras/afastamento/pedido-tipos.ts'
import type { RegraDoMotivo, SetorDoAfastamento } from '../../regras/afastamento/motivos-tipos.ts'
import type { LeituraDoAfastamento } from './formulario.ts'

/** Why somebody may not cover a leave. */
export type ImpedimentoDeQuemCobre =
  | { readonly porque: 'proprio' }
  | { readonly porque: 'fora_do_quadro' }
  | { readonly porque: 'ocupado'; readonly nome: string; readonly inicio: string; readonly fim: string }

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDoAfastamento {
  /** Today in company time. */
  readonly hoje: string
  /** What surrounds the leave, as the rules of law ask for it. */
  readonly circunstancias: CircunstanciasDoAfastamento
  /** Sectors of whoever informs it. */
  readonly informa: readonly SetorDoAfastamento[]
  /** Whoever informs it may go beyond the company's limits of days. */
  readonly passaDosLimites: boolean
  /** Who homologates the reason as it was before the change; null for one that nobody changes. */
  readonly homologava: RegraDoMotivo['homologa'] | null
  /** What stops the person who was chosen to cover; null where nobody is, or nothing does. */
  readonly cobertura: ImpedimentoDeQuemCobre | null
  /** The certificate or proof was sent, or waived. */
  readonly comprovado: boolean
}

export interface ContextoDoAfastamento {
  readonly leitura: LeituraDoAfastamento
  readonly fatos: FatosDoAfastamento
}

/** One check of the declaration. */
export type Rule = (contexto: ContextoDoAfastamento) => Pendencia[]
