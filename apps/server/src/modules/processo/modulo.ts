import type { Pendencia } from '@rh/domain/pendencia'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Decisao, DecisaoDoSetor } from '@rh/domain/processo/vez'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator, Quem } from '../../http/ator.ts'
import type { Alertas } from '../../alertas/alertas.ts'
import type { Indice } from './formulario.ts'
import type { MudancaProcesso, Processo } from './repository.ts'

/** Decisions of words, by name. */
export type Decisoes = Readonly<Record<string, Decisao>>

/** A word whose fields were read by its schema. */
export interface PalavraLida {
  readonly parecer: string
  readonly decisao: DecisaoDoSetor
  readonly dados: Readonly<Record<string, unknown>>
}

/** What a module adds to the declaration of its process: facts, rules and effects. */
export interface Modulo<Contexto> {
  readonly process: AnyProcess
  /** What lists and search find a process by, from its form. */
  indice(dados: object): Indice
  /**
   * Gathers, inside the transaction, what checks and effects need, locking what the move depends on. Not called for a
   * move that has neither.
   */
  contexto(escrita: Escrita, processo: Processo, ator: Quem): Promise<Contexto>
  readonly regras: Readonly<Record<string, (contexto: Contexto) => Pendencia[]>>
  /** What a move does besides changing the status. Runs in the move's transaction. */
  readonly efeitos?: Readonly<
    Record<string, (escrita: Escrita, processo: Processo, contexto: Contexto) => Promise<MudancaProcesso>>
  >
  /** Days on which the system makes moves (`quando` of the declaration), by name; null while there is none. */
  readonly datas?: Readonly<Record<string, (contexto: Contexto) => string | null>>
  /** Facts on which words depend (`quando` of the declaration), by name. */
  readonly fatosDaPalavra?: Readonly<Record<string, (contexto: Contexto) => boolean>>
  /** The last day to which a move may be left, as a deadline of law; null when none limits it. */
  agendarAte?(transicao: string, contexto: Contexto): string | null
  /**
   * What a word does besides being kept; throws when its fields do not hold. Runs in the word's transaction, and answers
   * the other words that it decided.
   */
  aoOpinar?(escrita: Escrita, processo: Processo, palavra: PalavraLida, ator: Ator): Promise<Decisoes>
  /** What a correction changed since the process was last sent; decides which words are asked again. */
  mudancas?(escrita: Escrita, processo: Processo): Promise<readonly { readonly etapa: string }[]>
}

/** What the engine needs from outside. */
export interface Engine {
  readonly alertas: Alertas
  /** Company time zone. */
  readonly fuso: string
}
