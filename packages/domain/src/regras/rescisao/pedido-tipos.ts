import type { RemuneracaoBase } from '../adicionais/remuneracao.ts'
import type { DataIso } from '../calendario/datas.ts'
import type { CalendarioUtil } from '../calendario/dias-uteis.ts'
import type { EstabilidadeDaPessoa } from '../estabilidade/pessoa.ts'
import type { PeriodoAquisitivo } from '../ferias/aquisicao.ts'
import type { OcorrenciaDoContrato } from '../ferias/ocorrencias.ts'
import type { Intervalo } from '../ferias/trecho.ts'
import type { FormaDeAviso, ReducaoDoAviso } from './formas-de-aviso.ts'
import type { TipoDeContrato } from './causas-tipos.ts'
import type { ValorDigitado } from './linhas.ts'

/** Whether the company would have the person back. */
export const recontratacoes = {
  sim: 'Sim',
  com_aval: 'Só com aval do Rh',
  nao: 'Não',
} as const
export type Recontratacao = keyof typeof recontratacoes

/** A dismissal asked for, as much of it as was typed. */
export interface PedidoDeDemissao {
  /** Code of `causas`. */
  readonly causa: string
  readonly alinea?: string
  /** What happened, on which day and where, as the letter of a serious fault tells the employee. */
  readonly fatos?: string
  readonly fatoEm?: DataIso
  readonly fatoOnde?: string
  readonly comunicacao?: DataIso
  readonly aviso?: FormaDeAviso
  readonly reducao?: ReducaoDoAviso
  /** Last day of the contract where no notice computes it: the death, the sentence, the day of who is let go early. */
  readonly desligamento?: DataIso
  /** Last day of a worked notice that a leave suspended, as Rh moved it (see `prorrogacaoDoAviso`). */
  readonly avisoAte?: DataIso
  /** Days of the notice that who resigned did work, when not all of them. */
  readonly diasCumpridos?: number
  /** Who is dismissed proved a new job and asked to leave (Súmula 276 TST). */
  readonly novoEmprego?: boolean
  readonly processoJudicial?: string
  /** Number of the inquiry that a union leader is dismissed by (CLT art. 494). */
  readonly inquerito?: string
  /** The union or the authority assisted who resigns in a protection (CLT art. 500). */
  readonly assistencia?: boolean
  /** Who signs with a minor (CLT art. 439). */
  readonly responsavelLegal?: string
  /** First day of the absence, and the calls to come back, of who abandoned the job. */
  readonly faltaDesde?: DataIso
  readonly chamadas?: readonly { readonly data: DataIso; readonly meio?: string }[]
  /** Proven loss of the company when the employee breaks the term (CLT art. 480), in centavos. */
  readonly prejuizoCentavos?: number
  readonly motivo?: string
  readonly substituir?: boolean
  readonly recontratacao?: Recontratacao
  readonly recontratacaoMotivo?: string
  /** Sum of the FGTS deposits of the contract, in centavos; estimated when absent. */
  readonly saldoFgts?: number
  /** How many times seguro-desemprego was asked for, this one counted. */
  readonly solicitacaoSeguro?: 1 | 2 | 3
  /** What is paid beside the sums of the law: a prize, a fine or an indemnity of the agreement. */
  readonly proventos?: readonly ValorDigitado[]
  readonly descontos?: readonly ValorDigitado[]
  readonly observacao?: string
}

/** What the company sets; the defaults are the law's or the product's. */
export interface ParametrosDaDemissao {
  /** Most days of notice that are worked, the rest indemnified; 30. */
  readonly avisoMaximoTrabalhado?: number
  /** Most days in the past and ahead of the communication (register of limits); no limit when absent. */
  readonly retroativoDias?: number
  readonly futuroDias?: number
  readonly calendario?: CalendarioUtil
}

/** A period of the ledger of vacation, with the days that are left of it. */
export interface PeriodoDoRazao extends Pick<
  PeriodoAquisitivo,
  'situacao' | 'aquisitivoInicio' | 'aquisitivoFim' | 'concessivoFim'
> {
  /**
   * Days granted and not enjoyed: those marked for after the end are given back first. Of a period in course, which has
   * none yet, what adjustments add to the days that it will give.
   */
  readonly saldo: number
}

/** A leave of the person, homologated or waiting. */
export interface AfastamentoDaPessoa {
  readonly motivo: string
  readonly inicio: DataIso
  /** Null while it is open. */
  readonly fim: DataIso | null
  /** First day that INSS pays, where it is another than the sixteenth: an illness that came back. */
  readonly inssApartirDe?: DataIso | null
  /** Whether the company pays it, of a leave that it may pay or not (`SE_REMUNERADO`); unpaid unless said. */
  readonly remunerado?: boolean | null | undefined
}

/** What surrounds a dismissal: gathered by who asks, so that the rules stay pure. */
export interface CircunstanciasDaDemissao {
  /** Today in company time. */
  readonly hoje: DataIso
  readonly admissao: DataIso
  readonly nascimento?: DataIso | null
  readonly contrato: { readonly tipo: TipoDeContrato; readonly fim?: DataIso | null }
  /** Of category 103: less is deposited (Lei 8.036/1990 art. 15 § 7º). */
  readonly aprendiz?: boolean
  readonly estabilidades?: readonly EstabilidadeDaPessoa[]
  /**
   * The person has a disability, or was rehabilitated, in a company that has to employ some who are (Lei 8.213/1991 art. 93); kept from
   * who may not know of it.
   */
  readonly deficiencia?: 'sabida' | 'reservada'
  readonly afastamentos?: readonly AfastamentoDaPessoa[]
  /** Vacations granted: enjoyed, running or to come. */
  readonly ferias?: readonly Intervalo[]
  /** Other open processes of the bond. */
  readonly emAndamento?: readonly { readonly tipo: string; readonly numero: string }[]
  /** Pay base with additionals and averages; null when there is none to compute with. */
  readonly remuneracao: RemuneracaoBase | null
  /** The ledger of vacation; whole periods are computed from the admission when absent. */
  readonly periodos?: readonly PeriodoDoRazao[]
  /** What moves the period in course, or makes it be lost; a leave that is open too. */
  readonly ocorrencias?: readonly OcorrenciaDoContrato[]
  /** Unjustified absences in the period in course. */
  readonly faltasNoPeriodo?: number
  readonly meses13Perdidos?: number
  /** 13th of the year that was paid already, in centavos. */
  readonly adiantamento13Centavos?: number
  /** Month of the data-base of the union, 1 to 12; null when it is not known. */
  readonly dataBaseMes?: number | null
  readonly ultimoExame?: DataIso | null
  readonly asoDemissional?: DataIso | null
  readonly grauDeRisco?: 1 | 2 | 3 | 4
  /** Wages by date, to estimate the FGTS deposits; the pay base all along when absent. */
  readonly salarios?: readonly { readonly desde: DataIso; readonly centavos: number }[]
  /** Months with wage in the window of seguro-desemprego, other jobs counted; those of this contract when absent. */
  readonly mesesComSalario?: number
  readonly parametros?: ParametrosDaDemissao
}
