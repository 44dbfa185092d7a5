import type { DataIso } from '../../calendario/datas.ts'
import type { CalendarioDoPedido } from '../dias-possiveis.ts'
import type { RegraDeInicio } from '../inicio.ts'
import type { Intervalo } from '../trecho.ts'

// What the planner of a year knows and answers. A `Parte` is one stretch to be placed: a period has one, or as many as
// the person agreed to divide it into.

/** An acquisition period with days to place. */
export interface PeriodoDoPlano {
  readonly id: number
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoFim: DataIso
  /** Entitlement of the period (CLT art. 130), never what is left of it. */
  readonly diasDireito: number
  readonly saldo: number
  /** Days of each stretch granted before, as granted. */
  readonly jaMarcados: readonly number[]
  readonly abonoVendido: number
  /** Days that interruptions gave back and nobody asked for again. */
  readonly aRetomar: number
}

export interface PessoaDoPlano {
  /** The bond. */
  readonly id: number
  readonly nome: string
  readonly contratoId: number
  readonly postoId: number
  readonly regraDeInicio: RegraDeInicio
  readonly impedimentos: NonNullable<CalendarioDoPedido['impedimentos']>
  /** Pay base of a month, in centavos. */
  readonly remuneracaoCentavos: number
  /** Why no vacation of this person can be asked for at all, in words; null where it can. */
  readonly recusa: string | null
  /** Oldest first. */
  readonly periodos: readonly PeriodoDoPlano[]
}

export interface ContratoDoPlano {
  readonly id: number
  /** Most people that may be away on a day, in whole percent. */
  readonly percentual: number
  /** People of the contract from each day on, in order; the first holds for the days before it too. */
  readonly quadro: readonly { readonly desde: DataIso; readonly pessoas: number }[]
}

/** Days on which somebody of a contract is away already, asked for or approved. */
export interface AusenciaDoPlano extends Intervalo {
  readonly pessoaId: number
  readonly nome: string
  readonly contratoId: number
  readonly postoId: number
}

/** A stretch as the person who plans wants it: its days, and its start where it must not move. */
export interface ParteAjustada {
  readonly dias: number
  readonly inicio: DataIso | null
}

/** What was changed by hand of a period. Stretches need the employee's agreement where there is more than one. */
export interface AjusteDoPlano {
  readonly periodoId: number
  /** Left out of the plan. */
  readonly fora: boolean
  /** Empty: the whole balance in one stretch, wherever it is best. */
  readonly partes: readonly ParteAjustada[]
}

export interface EntradaDoPlano {
  readonly hoje: DataIso
  /** Calendar year that is planned. */
  readonly ano: number
  /** Days the company wants between the request and the start; the notice of the law counts anyway. */
  readonly antecedenciaDias: number
  readonly contratos: readonly ContratoDoPlano[]
  readonly pessoas: readonly PessoaDoPlano[]
  readonly ausencias: readonly AusenciaDoPlano[]
  readonly ajustes: readonly AjusteDoPlano[]
}

/** One stretch to place. */
export interface Parte {
  readonly pessoa: PessoaDoPlano
  readonly periodo: PeriodoDoPlano
  /** Position among the stretches of the period, from 0. */
  readonly ordem: number
  readonly dias: number
  readonly fixo: DataIso | null
}

/** A day on which a stretch may begin, with what it costs. Money in centavos. */
export interface Candidato extends Intervalo {
  /** Positions of the first and of the last day on the horizon. */
  readonly de: number
  readonly ate: number
  readonly diasEmDobro: number
  readonly dobraCentavos: number
  /** Shifts of the person to be covered meanwhile, and what they cost. */
  readonly turnos: number
  readonly coberturaCentavos: number
}

export type CodigoDeImpossivel =
  | 'fora'
  | 'vinculo'
  | 'PERIODO_NAO_ADQUIRIDO'
  | 'divisao'
  | 'sem_data'
  | 'fixa_impossivel'
  | 'teto'

/** A stretch without a date, and why. */
export interface ImpossivelDoPlano {
  readonly pessoaId: number
  readonly periodoId: number
  readonly ordem: number
  readonly dias: number
  readonly codigo: CodigoDeImpossivel
  readonly motivo: string
}

export interface RazaoDoPlano {
  readonly codigo: 'fixa' | 'sem_dobra' | 'dobra' | 'teto' | 'equipe' | 'cobertura'
  readonly texto: string
}

/** A stretch with its date. */
export interface ItemDoPlano extends Intervalo {
  readonly pessoaId: number
  readonly periodoId: number
  readonly ordem: number
  readonly contratoId: number
  readonly postoId: number
  readonly dias: number
  /** First day after it, by the calendar. */
  readonly retorno: DataIso
  readonly fixa: boolean
  /** Not all of the balance at once, or after other stretches: the employee has to agree (CLT art. 134 § 1º). */
  readonly dividida: boolean
  readonly diasEmDobro: number
  readonly dobraCentavos: number
  readonly turnos: number
  readonly coberturaCentavos: number
  /** Days on which somebody else of the post is away too. */
  readonly diasComEquipeFora: number
  readonly ultimoInicioSemDobro: DataIso | null
  readonly razoes: readonly RazaoDoPlano[]
}

/** What a way of marking the year costs; money in centavos. */
export interface TotaisDoPlano {
  readonly dobraCentavos: number
  readonly coberturaCentavos: number
  /** Overtime of the covers beyond the first of a post on the same day. */
  readonly horasExtrasCentavos: number
  /** Most people of one contract away on one day, which contract, and the first such day. */
  readonly maximoFora: number
  readonly maximoForaEm: DataIso | null
  readonly contratoDoMaximo: number | null
}

export interface ResultadoDoPlano {
  readonly itens: readonly ItemDoPlano[]
  readonly impossiveis: readonly ImpossivelDoPlano[]
  /** Nothing marked in the year (double), everybody on the last day without double (people away). */
  readonly semPlano: TotaisDoPlano
  readonly comPlano: TotaisDoPlano
}
