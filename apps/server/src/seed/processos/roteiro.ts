import type { RawValue, MudancaDeCampo } from '@rh/domain/processo/raw-form'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Decisao } from '@rh/domain/processo/vez'

// What a script of the demo says, and what comes of playing it.

/** What a kind of process brings to the stage; `D` is its form as typed. */
export interface Peca<D> {
  readonly process: AnyProcess
  readonly comparar: (antes: D, depois: D) => readonly MudancaDeCampo[]
  /** The form after each save of its draft, by the name of the step; a kind that is born sent has none. */
  readonly rascunhos?: (dados: D) => readonly { readonly etapa: string; readonly dados: D }[]
  /** The form with one field as another form has it, or as it was typed first. */
  readonly comCampo: (dados: D, onde: OndeCorrige, valor: RawValue | undefined) => D
  readonly campoDe: (dados: D, onde: OndeCorrige) => RawValue | undefined
  /** What the sector fills in when it approves on a day. */
  readonly dadosDoParecer: (parecer: string, dia: string, dados: D) => Readonly<Record<string, unknown>>
  /** Day on which a move is left, by a person or by the process itself. */
  readonly diaDe: (transicao: string, dados: D) => string | null
  /** What somebody types who makes a move that asks for fields. */
  readonly dadosDoMovimento?: (transicao: string, dados: D) => Readonly<Record<string, unknown>>
  /** Whether a fact on which a parecer depends holds. */
  readonly vale?: (fato: string, dados: D) => boolean
}

export interface ItemDemo {
  readonly etapa?: string
  readonly campo: string
  readonly motivo: string
}

export interface PassoDeTransicao<T extends string> {
  readonly mover: T
  readonly quem: string
  readonly motivo?: string
  readonly itens?: readonly ItemDemo[]
}

export interface ParecerDoRoteiro<P extends string> {
  readonly parecer: P
  readonly quem: string
  readonly comentario?: string
  readonly dispensa?: true
}

/** The requester corrects a field that was first typed as `de`. */
export interface Correcao {
  /** The step; empty in a form of one sheet. */
  readonly corrigir: string
  readonly campo: string
  readonly de: RawValue
}

export type OndeCorrige = Pick<Correcao, 'corrigir' | 'campo'>

export interface Comentario {
  readonly comentar: string
  readonly quem: string
}

/** A move left for its last day. */
export interface Agendamento<T extends string> {
  readonly agendar: T
  readonly quem: string
}

/** A sector writes fields of the form that were as `de` before; the form of the script has them as they are today. */
export interface PassoDeAto {
  readonly ato: string
  readonly quem: string
  readonly de: Readonly<Record<string, RawValue | undefined>>
  readonly motivo?: string
}

/** One act of one person, by login. */
export type Passo<T extends string = string, P extends string = string> =
  | PassoDeTransicao<T>
  | ParecerDoRoteiro<P>
  | Correcao
  | Comentario
  | PassoDeAto
  | Agendamento<T>

export interface EventoDemo {
  readonly tipo: 'criacao' | 'edicao' | 'transicao' | 'parecer' | 'ato' | 'comentario' | 'agenda'
  readonly nome: string | null
  readonly de: string | null
  readonly para: string | null
  readonly motivo: string | null
  readonly itens: readonly ItemDemo[]
  readonly mudancas: readonly MudancaDeCampo[]
  /** Pareceres that a return or refusal denied. */
  readonly pareceres: readonly string[]
  /** Fields that the move asked for. */
  readonly dados: Readonly<Record<string, unknown>>
  /** Login, or null for the engine. */
  readonly autor: string | null
  readonly em: string
}

export interface ParecerDemo {
  readonly parecer: string
  readonly decisao: Decisao
  readonly dados: Readonly<Record<string, unknown>>
  readonly comentario: string | null
  /** Null for what the engine waived. */
  readonly autor: string | null
  readonly em: string
}

export interface Historia<D> {
  readonly status: string
  readonly versao: number
  readonly criadoEm: string
  readonly atualizadoEm: string
  readonly dataSolicitacao: string | null
  readonly dataEfetivacao: string | null
  readonly eventos: readonly EventoDemo[]
  readonly pareceres: readonly ParecerDemo[]
  /** The form as it was last sent. */
  readonly enviados: D | null
  readonly agenda: AgendaDemo | null
}

/** What waits for its day, left by somebody or, without an author, by the process itself. */
export interface AgendaDemo {
  readonly transicao: string
  readonly para: string
  readonly autor: string | null
  readonly em: string
}

export interface Roteiro<D> {
  readonly solicitante: string
  readonly passos: readonly Passo[]
  /** The form as it is today. */
  readonly dados: D
  /** The moment of the creation (0) and of each act (1, 2 …). */
  readonly momento: (indice: number) => Temporal.Instant
  readonly fuso: string
  /** Until when the system makes the moves of its own dates; without it, until the last act. */
  readonly ate?: Temporal.Instant
}
