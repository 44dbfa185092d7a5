import type { HorasDaEscala } from '../../cadastros/turno-da-escala.ts'
import type { Pendencia } from '../../pendencia.ts'
import type { LimitesDeData } from '../../processo/limites.ts'
import type { FimDoVinculo } from '../../processo/vinculo.ts'
import type { Adicionais, Treinamentos } from '../../regras/alteracao/remanejamento-destino.ts'
import type { LeituraDoRemanejamento } from './formulario.ts'

/** The contract of the person as it is on the day without the transfer. */
export interface VinculoRemanejado extends FimDoVinculo {
  readonly admissao: string
  readonly nascimento: string
  /** Protected by pregnancy or nursing on the day, as far as leaves tell (CLT art. 394-A). */
  readonly gestanteOuLactante: boolean
  /** Holds a mandate on the day (CIPA, union), as the file has it. */
  readonly eleito: boolean
  readonly cargoId: number
  readonly postoId: number
  readonly salarioCentavos: number
  /** Begin of the latest version, also one to come. */
  readonly ultimaAlteracao: string
  /** Vacations and leaves, ends included. */
  readonly ausencias: readonly { readonly inicio: string; readonly fim: string }[]
  /** Scale of today, with the first day of its cycle; null for who is in no post. */
  readonly escala: (HorasDaEscala & { readonly inicioCiclo: string }) | null
}

/** The post that somebody goes to, on the day. */
export interface Destino {
  readonly postoId: number
  readonly cargoId: number
  readonly cargo: string
  /** Its contract is one of who asks; of that of others what is paid there and its days are not told. */
  readonly visivel: boolean
  /** In a município that is neither the one of the place of today nor the one that the person lives in. */
  readonly outroMunicipio: boolean
  /** Days of the contract that has the post. */
  readonly inicio: string
  readonly termino: string
  readonly vagasLivres: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  /** Floor of the cargo there; null where the CCT has none. */
  readonly pisoCentavos: number | null
  readonly escala: HorasDaEscala
  readonly treinamentos: Treinamentos
}

/** The other side of a swap. */
export interface Troca {
  readonly nome: string
  /** What stands in the way of the other person, each told with the name. */
  readonly achados: readonly Pendencia[]
  /** Number of the other record and whether its sectors are done; null before there is one. */
  readonly par: { readonly numero: string; readonly pronto: boolean } | null
}

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDoRemanejamento {
  /** Today in company time. */
  readonly hoje: string
  readonly limites: LimitesDeData
  /** Most days that the slot of origin of a transfer for a time is kept (register "Limites"). */
  readonly maximoTemporarioDias: number
  readonly vinculo: VinculoRemanejado
  /** Null while none is chosen, and for the pool. */
  readonly destino: Destino | null
  readonly adicionais: { readonly antes: Adicionais; readonly depois: Adicionais }
  /** The function or the risk of its place changes. */
  readonly mudaRisco: boolean
  /** Date of the exam that Sesmt recorded. */
  readonly dataExame: string | null
  /** Null where nobody exchanges. */
  readonly troca: Troca | null
  /** Approved, and a slot of origin that would be missing if the person stayed; null before it is approved. */
  readonly origemPrometida: boolean
  /** A transfer for a time whose return was not made yet. */
  readonly faltaVoltar: boolean
  /** The signed term is among the attachments. */
  readonly termoAssinado: boolean
}

export interface ContextoDoRemanejamento {
  readonly leitura: LeituraDoRemanejamento
  readonly fatos: FatosDoRemanejamento
}
