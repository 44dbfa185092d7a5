import type { DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import type { Escala } from '../calendario/escala.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import type { CodigoDeFalta } from './motivos-justificadas.ts'
import type { OpcoesDePaternidade } from './paternidade.ts'

/** The certificate, as it is typed. `dias` counts from the first day of the leave. */
export interface Atestado {
  readonly medico?: string
  /** CRM, CRO … */
  readonly conselho?: string
  readonly registro?: string
  readonly uf?: string
  readonly emissao?: DataIso
  readonly dias?: number
  /** Fingerprint of the file, to know it again. */
  readonly hash?: string
  /** Day on which the company had it; today when absent. */
  readonly entregueEm?: DataIso
  readonly cid?: string
  /** The person agreed, in writing, that the CID is kept. */
  readonly cidAutorizado?: boolean
}

export interface Acidente {
  readonly data: DataIso
  /** Number of the CAT, once it was sent. */
  readonly cat?: string
  readonly obito?: boolean
  readonly transito?: boolean
}

export interface Beneficio {
  readonly numero?: string
  /** Kind of benefit: 31 illness, 91 accident, 80 maternity … */
  readonly especie?: string
  /** First day of the benefit. */
  readonly dib?: DataIso
  /** Last day of the benefit, when INSS set one. */
  readonly cessacao?: DataIso
}

/** A leave asked for, as much of it as was typed. */
export interface PedidoDeAfastamento {
  /** Code of `motivosDeAfastamento`. */
  readonly motivo: string
  readonly inicio?: DataIso
  /** Absent while it is open, or where the certificate or the law says it. */
  readonly fim?: DataIso
  readonly atestado?: Atestado
  readonly acidente?: Acidente
  readonly beneficio?: Beneficio
  /** Same illness as the last one, which Sesmt answers; absent while nobody did. */
  readonly mesmaDoenca?: boolean
  readonly parto?: DataIso
  readonly partoPrevisto?: DataIso
  readonly adocao?: DataIso
  /** Hospital stay of mother or baby linked to the birth. */
  readonly internacao?: Intervalo
  /** Day of the death, the wedding, the exam. */
  readonly fato?: DataIso
  readonly nascimentoDoFilho?: DataIso
  readonly diasConvocado?: number
  /** Whether the company goes on paying, where the reason leaves it open. */
  readonly remunerado?: boolean
  readonly observacao?: string
}

/** Another leave of the same person; the one being changed is not among them. */
export interface AfastamentoAnterior {
  readonly motivo: string
  readonly inicio: DataIso
  /** Null while it is open. */
  readonly fim: DataIso | null
  /** Illness it belongs to, by any name that leaves of the same illness share; its own when absent. */
  readonly doenca?: string
  readonly remunerado?: boolean
  readonly atestado?: Pick<Atestado, 'conselho' | 'registro' | 'uf' | 'emissao' | 'hash'>
}

/** What the company sets; the defaults are the law's or the product's. */
export interface ParametrosDoAfastamento {
  /** Hours in which a certificate is delivered; 48. */
  readonly atestadoHoras?: number
  /** Most days in the past and ahead that a leave may begin (register of limits); no limit when absent. */
  readonly retroativoDias?: number
  readonly futuroDias?: number
  /** Company of the Empresa Cidadã programme. */
  readonly empresaCidada?: boolean
  /** Whether days of leave run in the term of a trial contract (CLT art. 472 § 2º); they do when absent. */
  readonly computaNaExperiencia?: boolean
  readonly paternidade?: OpcoesDePaternidade
  /** Days (or events) of the CCT where it gives more than the law. */
  readonly diasDaCct?: Readonly<Partial<Record<CodigoDeFalta, number>>>
  /** Days of INSS benefit above which a period of vacation is lost; 180. */
  readonly limiteBeneficioDias?: number
  readonly calendario?: CalendarioUtil
}

/** What surrounds a leave: gathered by who asks, so that the rules stay pure. */
export interface CircunstanciasDoAfastamento {
  /** Today in company time. */
  readonly hoje: DataIso
  readonly admissao: DataIso
  readonly desligamento?: DataIso | null
  /** Last day of the trial contract, while it is one. */
  readonly fimDaExperiencia?: DataIso | null
  /** Dismissal under way: notice given on a day, running to another. */
  readonly aviso?: { readonly comunicacao: DataIso; readonly fim: DataIso; readonly numero?: string } | null
  readonly afastamentos?: readonly AfastamentoAnterior[]
  /** Vacations granted, enjoyed or to be. */
  readonly ferias?: readonly Intervalo[]
  /** Other facts of the acquisition periods, already recorded (see `periodosAquisitivos`). */
  readonly ocorrencias?: readonly OcorrenciaDoContrato[]
  /** Scale of the person, to count days of work and say the day of the return. */
  readonly escala?: Escala
  readonly parametros?: ParametrosDoAfastamento
}
