import type { Pendencia } from '../../pendencia.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from '../../regras/rescisao/pedido-tipos.ts'
import type { LimitesDeData } from '../../processo/limites.ts'
import type { LinhaConferida } from './demissao.ts'
import type { LeituraDaDemissao } from './formulario.ts'
import type { SetorDaDemissao } from './quem.ts'

/** Signed papers and proofs that came back. */
export interface DocumentosDaDemissao {
  /** Notice, resignation or communication, signed. */
  readonly aviso: boolean
  readonly reconsideracao: boolean
  readonly comprovante: boolean
  readonly trct: boolean
}

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDaDemissao {
  /** Today in company time. */
  readonly hoje: string
  /** The request as the rules of law read it, with what is charged for pieces that did not come back. */
  readonly pedido: PedidoDeDemissao
  /** What surrounds it, told as far as whoever asks may know it. */
  readonly circunstancias: CircunstanciasDaDemissao
  readonly limites: LimitesDeData
  /** Last day of the bond, where something else already ended it. */
  readonly desligamento: string | null
  /** Of whoever looks at it now. */
  readonly setores: readonly SetorDaDemissao[]
  readonly gerenteRh: boolean
  readonly documentos: DocumentosDaDemissao
  /** What Conferência said of each line; null before. */
  readonly conferidas: readonly LinhaConferida[] | null
  /** Result of the dismissal exam; null while there is none, or where none is asked for. */
  readonly exame: 'apto' | 'inapto' | null
  /** The exam was waived, by a recent one or by Sesmt. */
  readonly exameDispensado: boolean
  /** First day from which a slot that the notice freed belongs to somebody else; null while all are free. */
  readonly vagaOcupadaDe: string | null
}

export interface ContextoDaDemissao {
  readonly leitura: LeituraDaDemissao
  readonly fatos: FatosDaDemissao
}

/** One check of the declaration. */
export type Rule = (contexto: ContextoDaDemissao) => Pendencia[]
