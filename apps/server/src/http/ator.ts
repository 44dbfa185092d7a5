import type { Grupo } from '@rh/domain/setores/grupos'
import type { Horario } from '@rh/domain/acesso/janela'
import type { Tx } from '../db/db.ts'
import type { Dispositivo } from './dispositivo.ts'

/** When a session was last used, of which its end by inactivity is counted. */
export interface Uso {
  readonly em: string
  /** Minutes that it may go unused. */
  readonly limiteMin: number
}

/** Signed-in user of a request. */
export interface Ator {
  readonly id: number
  readonly usuario: string
  readonly nome: string
  readonly email: string
  readonly grupos: readonly Grupo[]
  readonly linhasGrupo: readonly { readonly Grupo_nome: Grupo; readonly ID_setor: number }[]
  readonly horarios: readonly Horario[]
  /** Whether any contract is assigned to the user. */
  readonly temContratos: boolean
  /** Sees only the contracts assigned to the user. */
  readonly escopado: boolean
  readonly sessaoId: string
  readonly expiraEm: string
  /** Whether the session ends with today's access hours or at its maximum length. */
  readonly fimPor: 'horario' | 'duracao'
  readonly uso: Uso
  /** Instant until which the password counts as confirmed for sensitive actions. */
  readonly confirmadaAte: string | null
}

/** User as far as permission and scope go: whoever makes a transition, or scheduled it. */
export type Quem = Pick<Ator, 'id' | 'grupos' | 'escopado'>

/** Whoever makes a move, with what a move that asks for the password looks at. */
export type Decisor = Quem & Pick<Ator, 'confirmadaAte'>

/** Other system behind a call with a key. */
export interface Portador {
  readonly chaveId: number
  /** Contracts that it is limited to; null for all. */
  readonly contratoIds: readonly number[] | null
}

/** Who came in by the link of a draft: no user, and nothing but that draft's own part is open. */
export interface Candidato {
  readonly linkId: number
  readonly processoId: number
}

/** Request facts for a handler, besides its validated input. */
export interface RequestContext {
  /** Absent on endpoints that are public or for other systems, where reading it is a defect. */
  readonly ator: Ator
  /** Present on endpoints for other systems only, which no person calls. */
  readonly portador?: Portador | null
  /** Present on the calls of a candidate only, which no user makes. */
  readonly candidato?: Candidato | null
  readonly ip: string
  readonly agente: string
  /** `Host` header: the address by which the system was asked. Absent below the calls. */
  readonly host?: string
  /** Absent for clients other than browsers. */
  readonly dispositivo?: Dispositivo
  /** Whether the browser wrote so recently that a replica may not know of it. */
  readonly escreveuAgora?: boolean
  /** Request id, in log and error responses. */
  readonly requisicao: string
  /** `METHOD /path` of the contract. */
  readonly chamada: string
  /** `Idempotency-Key` of a write, when the client sent one. */
  readonly chave: string | null
  readonly corpo: unknown
  /** Told at the end of the transaction of a write, where something is told of the call. */
  readonly noFimDaEscrita?: (
    fim: { readonly tx: Tx; readonly agora: Temporal.Instant },
    feito: unknown,
  ) => Promise<void>
}
