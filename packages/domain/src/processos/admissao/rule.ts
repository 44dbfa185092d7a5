import type { Pendencia } from '../../pendencia.ts'
import type { LimitesDeData } from '../../processo/limites.ts'
import type { Decisao } from '../../processo/vez.ts'
import type { ItemDoChecklist } from '../../processo/anexos.ts'
import type { Leitura } from './rascunho.ts'

// What a rule of the admission is given and what it answers; the rules themselves stand by subject.

/** The post as the rules need it, on the date of the admission. */
export interface PostoFatos {
  readonly contratoInicio: string
  readonly contratoFim: string
  /** Slots free on the date, this admission not counted. */
  readonly vagasLivres: number
  readonly salarioPrevistoCentavos: number
  /** Floor of the union for the cargo on the date; null when none is registered. */
  readonly pisoCentavos: number | null
  readonly sindicato: string
  /** Contracted week of the post's scale: a shorter one is paid in proportion. */
  readonly minutosSemana: number
  /** Unhealthy, dangerous or night work. */
  readonly risco: boolean
  readonly insalubridade: number
  readonly periculosidade: boolean
  /** Pieces of the uniform that are handed out in this post. */
  readonly kit: readonly { readonly itemId: number; readonly descricao: string }[]
}

/** How somebody left the company, as an admission has to know it: not why. */
export interface SaidaAnterior {
  /** With the FGTS withdrawn by a dismissal without cause. */
  readonly semJustaCausa: boolean
  /** The contract that ended had a term. */
  readonly prazoDeterminado: boolean
  /** Rh says whether the person may come back. */
  readonly consultarRh: boolean
}

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface Fatos {
  /** Today in company time, `YYYY-MM-DD`. */
  readonly hoje: string
  readonly salarioMinimoCentavos: number
  readonly limites: LimitesDeData
  readonly posto: PostoFatos | null
  readonly cpf: {
    /** Matrícula of the active bond; empty when the person may not know it. */
    readonly matriculaAtiva: string | null
    /** Number of another admission of this person that was already sent; empty when it is kept back. */
    readonly emAndamento: string | null
    readonly outrosRascunhos: number
    readonly ultimoDesligamento: string | null
    /** Whether the person may know the day of it, or only what follows from it. */
    readonly desligamentoVisivel: boolean
    /** How the person left then; absent where nobody knows. */
    readonly saida?: SaidaAnterior | null
  }
  /** Days of a month with transport, of the chosen way of counting; null when none was chosen. */
  readonly diasComTransporte: number | null
  /** Whether the towns of the form exist in their states; null where none was typed. */
  readonly municipios: { readonly endereco: boolean | null; readonly nascimento: boolean | null }
  /** The documents asked of this person, each with how it stands. */
  readonly documentos: readonly ItemDoChecklist[]
  readonly exame: {
    readonly dataExame: string
    readonly resultado: string
    readonly validoAte?: string | undefined
  } | null
  readonly uniforme: Decisao
  /** Pieces of the kit that are not in the person's hands yet. */
  readonly porEntregar: readonly string[]
}

export interface Contexto {
  readonly leitura: Leitura
  readonly fatos: Fatos
}

export type Rule = (contexto: Contexto) => Pendencia[]
