import type { Grupo } from '@rh/domain/setores/grupos'
import type { Horario } from '@rh/domain/acesso/janela'
import type { Dispositivo } from './dispositivo.ts'

/** Signed-in user of a request. */
export interface Ator {
  readonly id: number
  readonly usuario: string
  readonly nome: string
  readonly email: string
  readonly grupos: readonly Grupo[]
  readonly linhasGrupo: readonly { readonly Grupo_nome: Grupo; readonly ID_setor: number }[]
  readonly horarios: readonly Horario[]
  /** Sees only the contracts assigned to the user. */
  readonly escopado: boolean
  readonly sessaoId: string
  readonly expiraEm: string
  /** Whether the session ends with today's hours or with the longest session. */
  readonly fimPor: 'horario' | 'duracao'
  /** Until when the password counts as confirmed for sensitive actions. */
  readonly confirmadaAte: string | null
}

/** A person as far as permission and scope go: who makes a move, or who left it for its day. */
export type Quem = Pick<Ator, 'id' | 'grupos' | 'escopado'>

/** What a handler knows of the request besides its validated input. */
export interface RequestContext {
  /** Absent on public calls only; there, reading it is a defect. */
  readonly ator: Ator
  readonly ip: string
  readonly agente: string
  /** Absent where no browser asks. */
  readonly dispositivo?: Dispositivo
  /** Id of the request in log and error. */
  readonly requisicao: string
  /** `METHOD /path` of the contract. */
  readonly chamada: string
  /** `Idempotency-Key` of a write, when the client sent one. */
  readonly chave: string | null
  readonly corpo: unknown
}
