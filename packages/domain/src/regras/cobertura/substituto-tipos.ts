import type { DataIso } from '../calendario/datas.ts'
import type { EscalaDoTurno, Turno } from './turnos.ts'

/** A shift that nobody does, with what the post asks of who does it. */
export interface TurnoACobrir extends Turno {
  readonly cargoId: number
  /** Risks of the post, by the names that the exams use. */
  readonly riscos?: readonly string[]
  /** Trainings that the post asks for (NR-32, NR-35 …). */
  readonly treinamentos?: readonly { readonly codigo: string; readonly nome: string }[]
  readonly insalubre?: boolean
  readonly perigoso?: boolean
  readonly contratoId?: number
  readonly postoId?: number
}

/** Days on which somebody is away; a leave may have no end yet. */
export interface AusenciaDoCandidato {
  readonly tipo: 'ferias' | 'afastamento'
  readonly inicio: DataIso
  readonly fim: DataIso | null
}

/** A training held, with its last day; null for one that does not expire. */
export interface TreinamentoDoCandidato {
  readonly codigo: string
  readonly ate: DataIso | null
  /** The own function asks for it, and the file holds nothing of it. */
  readonly semRegistro?: true
}

/** Somebody who might do it. */
export interface Candidato {
  readonly colaboradorId: number
  readonly nome: string
  /** Folguista and reserva are there to cover; titular has a post of their own. */
  readonly tipo: 'folguista' | 'reserva' | 'titular'
  readonly cargoId: number
  /** Own shifts; absent for who has none. */
  readonly escala?: EscalaDoTurno | null
  /** Covers already taken. */
  readonly outrosTurnos?: readonly Turno[]
  readonly ausencias?: readonly AusenciaDoCandidato[]
  readonly treinamentos?: readonly TreinamentoDoCandidato[]
  /** Risks that the last exam cleared. */
  readonly riscosLiberados?: readonly string[]
  readonly nascimento?: DataIso
  /** Hours a week of a contract of part time, in minutes (CLT art. 58-A); absent for another contract. */
  readonly minutosDoTempoParcial?: number
  /** May not be in an unhealthy place (CLT art. 394-A). */
  readonly gestanteOuLactante?: boolean
  /** Last day on which a former employee of this client may not serve it (Lei 6.019/1974 art. 5º-D). */
  readonly foraDoTomadorAte?: DataIso | null
  readonly distanciaKm?: number | null
  readonly contratoId?: number
  readonly postoId?: number
  /** Covers done in the month, to share them. */
  readonly coberturasNoMes?: number
}

export interface ParametrosDaCobertura {
  /** Minutes of work of a week without overtime; 44 hours when absent (CF art. 7º XIII). */
  readonly minutosSemana?: number
}
