import type { DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import type { ComMemoria, Passo } from '../memoria.ts'
import type { Causa } from './causas.ts'
import type { TipoDeContrato } from './causas-tipos.ts'
import type { LinhaDaRescisao } from './linhas.ts'

export interface DadosDaRescisao {
  readonly motivo: Causa
  /** Monthly remuneration (wage, habitual additionals and averages), in centavos. */
  readonly remuneracaoCentavos: number
  /** What a month of work is paid by itself, without the averages of what varies; the remuneration when absent. */
  readonly mensalCentavos?: number
  readonly admissao: DataIso
  /** Last day of the contract in the facts (dtDeslig). */
  readonly desligamento: DataIso
  /** Day on which the notice was given, which measures its years; the end when absent (indemnified notice). */
  readonly comunicacao?: DataIso
  /** Sum of the FGTS deposits of the contract, in centavos (not the balance after withdrawals). */
  readonly depositosFgtsCentavos?: number
  /** The deposits are an estimate (see `estimarFgts`), not a sum that somebody looked up. */
  readonly depositosEstimados?: boolean
  /** Whole acquisition periods not enjoyed at `desligamento`, and how many of them are already in double. */
  readonly periodosVencidos?: number
  readonly periodosEmDobro?: number
  /**
   * Days left in the ledger of each period complete at `desligamento`, with the end of its concession: paid by days, in
   * double where it has ended. In the place of `periodosVencidos` and `periodosEmDobro`, which count whole periods.
   */
  readonly feriasNaoGozadas?: readonly { readonly dias: number; readonly concessivoFim: DataIso }[]
  /** Unjustified absences in the period in progress (art. 130). */
  readonly faltasInjustificadas?: number
  /** Days of the month of the end that are not wage of it: without pay, paid by INSS, or vacation already paid. */
  readonly diasForaDoSaldo?: number
  /** Part of them is of a suspension: a whole month is then no month of thirty days, but of those that it has. */
  readonly mesSuspenso?: boolean
  /** Months of the year lost for the 13th: fewer than fifteen days of them were worked or paid. */
  readonly meses13Perdidos?: number
  /** Days of notice still to be indemnified; all of the notice due when absent, zero when it was worked. */
  readonly diasDeAvisoIndenizados?: number
  /** Start of the count of vacation periods when it restarted after the admission (art. 133 § 2º). */
  readonly baseDasFerias?: DataIso
  /** Days of the period in course, until the end, that suspensions take out of the count (CLT arts. 130 and 471). */
  readonly diasForaDoPeriodo?: number
  /** A leave took the period in course (CLT art. 133): it gives nothing. */
  readonly periodoPerdido?: boolean
  /** Agreed end, for what is paid of art. 479. */
  readonly fimContrato?: DataIso
  /** How long the contract was made to last; an open one when absent. */
  readonly contrato?: TipoDeContrato
  /** Next data-base of the category, for Lei 7.238. */
  readonly dataBase?: DataIso
  readonly calendario?: CalendarioUtil
}

/** Everything in centavos. `totalCentavos` is the sum of the items paid to the person: the FGTS fine is not one. */
export interface VerbasRescisorias extends ComMemoria {
  readonly diasSaldo: number
  readonly saldoSalarioCentavos: number
  readonly avisoDias: number
  readonly avisoCentavos: number
  readonly avos13: number
  readonly decimoTerceiroCentavos: number
  readonly avosFerias: number
  readonly feriasProporcionaisCentavos: number
  readonly tercoProporcionalCentavos: number
  /** Expired periods, with the one that the projection of the notice completes, if it does. */
  readonly periodosVencidos: number
  /** Their days, those in double once; of whole periods, thirty each. */
  readonly diasVencidos: number
  readonly diasEmDobro: number
  readonly feriasVencidasCentavos: number
  readonly tercoVencidasCentavos: number
  readonly indenizacao479Centavos: number
  readonly indenizacao7238Centavos: number
  readonly multaFgtsCentavos: number
  readonly fimProjetado: DataIso
  readonly pagarAte: DataIso
  readonly pagarAteDiaUtil: DataIso
  readonly totalCentavos: number
  /** What is paid, line by line, and the FGTS fine; lines of nothing are left out. */
  readonly linhas: readonly LinhaDaRescisao[]
}

/** A group of items, the lines they add to the statement and how they were found. */
export interface Parcela<T> {
  readonly itens: T
  readonly linhas: readonly LinhaDaRescisao[]
  readonly passos: readonly Passo[]
}
