import type { Pendencia } from '../../pendencia.ts'
import type { FimDoVinculo } from '../../processo/vinculo.ts'
import { somarDias } from '../../regras/calendario/datas.ts'
import type { RegraDeInicio } from '../../regras/ferias/inicio.ts'
import type { Adiantamento } from './coletivas-plano.ts'
import type { Fracao, LeituraDasFerias } from './formulario.ts'

/** Days in a row, ends included. */
export interface Dias {
  readonly inicio: string
  readonly fim: string
}

/** Far enough for a leave without an end to meet every request. */
export const SEM_FIM = '9999-12-31'

/** The period that the request takes days of, with what other requests took already. */
export interface PeriodoEscolhido {
  readonly aquisitivoInicio: string
  readonly aquisitivoFim: string
  readonly concessivoFim: string
  /** Days of the whole period (CLT art. 130). */
  readonly diasDireito: number
  /** Days that no other request took. */
  readonly saldo: number
  /** Null until somebody said how many. */
  readonly faltas: number | null
  /** Stretches of other requests of the period, as they were granted. */
  readonly jaMarcados: readonly number[]
  /** Days that interruptions gave back and nobody asked for again. */
  readonly aRetomar: number
  /** Days of it sold before. */
  readonly abonoVendido: number
}

/** A collective vacation, as one of its requests depends on it. */
export interface ColetivasDoPedido {
  readonly periodos: readonly Dias[]
  /** What the period is given before it is complete, where it was not given yet. */
  readonly adiantamento: Adiantamento | null
}

/** Everything a rule may know besides the form; gathered by the server, so that the rules stay pure. */
export interface FatosDasFerias {
  /** Today in company time. */
  readonly hoje: string
  /** Empty for a request that is not kept yet. */
  readonly status: string | null
  readonly antecedenciaDias: number
  readonly vinculo: FimDoVinculo & { readonly admissao: string; readonly nascimento: string | null }
  /** Null while none is chosen; the server refuses one of somebody else. */
  readonly periodo: PeriodoEscolhido | null
  readonly periodosMaisAntigos: readonly {
    readonly aquisitivoInicio: string
    readonly aquisitivoFim: string
    readonly saldo: number
  }[]
  readonly regraDeInicio: RegraDeInicio
  /** Other vacations and leaves of the person. */
  readonly impedimentos: readonly (Dias & { readonly motivo: string })[]
  /** Colleagues of the same post who are away. */
  readonly equipe: readonly (Dias & { readonly nome: string })[]
  readonly contrato: {
    /** People of the contract on the first day. */
    readonly efetivo: number
    /** Most of them that may be away on one day, in percent. */
    readonly percentual: number
    /** Absences of the others. */
    readonly ausencias: readonly Dias[]
  }
  /** Who covers and is not free: away on some of the days, or covering somebody else. */
  readonly coberturaOcupada: readonly (Dias & { readonly colaboradorId: number; readonly nome: string })[]
  /** Who covers and has no bond in force on all of the days, or none at all. */
  readonly coberturaForaDoQuadro: readonly number[]
  readonly pago: { readonly em: string } | null
  /** The collective vacation that the request is part of; null for one of its own. */
  readonly coletivas: ColetivasDoPedido | null
  readonly anexos: { readonly avisoAssinado: boolean; readonly cancelamentoAssinado: boolean }
}

export interface ContextoDasFerias {
  readonly leitura: LeituraDasFerias
  readonly fatos: FatosDasFerias
  /** The bond of the person, who may not cover herself. */
  readonly vinculoId: number
}

/** One check of the declaration. */
export type Rule = (contexto: ContextoDasFerias) => Pendencia[]

/** The last day of a stretch. */
export const fimDaFracao = ({ inicio, dias }: Pick<Fracao, 'inicio' | 'dias'>): string =>
  somarDias(inicio, dias - 1)

export const fracoesDe = ({ leitura }: ContextoDasFerias): readonly Fracao[] => leitura.parciais.fracoes ?? []

/** The days on which the person is away: each stretch, the last one with the paid leave after it. */
export function diasForaDe({ fracoes = [], licencaDias = 0 }: LeituraDasFerias['parciais']): Dias[] {
  const ultimo = fracoes.map(fimDaFracao).toSorted().at(-1)
  return fracoes.map((fracao) => {
    const fim = fimDaFracao(fracao)
    return { inicio: fracao.inicio, fim: fim === ultimo ? somarDias(fim, licencaDias) : fim }
  })
}
