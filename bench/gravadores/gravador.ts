import type { Client } from 'pg'
import type { Servidor } from '../../e2e/servidor.ts'

// What is written while the machine falls, kind by kind, and how it is looked for afterwards.

/** What is found of a kind of write once the system is back. */
export interface Achado {
  /** Writes that were acknowledged, over all rounds. */
  readonly confirmadas: number
  /** Of those, the ones that are not there. */
  readonly perdidas: number
  /** Writes of many rows that are there in part, or twice. */
  readonly pelaMetade: number
}

/** A kind of write, and what it was promised so far. */
export interface Gravador {
  readonly nome: string
  /** Writers at the same time. */
  readonly clientes: number
  /** Writes of a round, where the company has only so many people for them. */
  readonly porRodada?: number
  /** Signs in anew: a fall may have cut the session's own writes off. */
  readonly entrar: (servidor: Servidor) => Promise<void>
  /** Writes once; rejects what was refused or came to no answer, which promises nothing. */
  readonly gravar: () => Promise<void>
  /** Waits until the system has ended by itself what a fall cut off. */
  readonly aquietar?: () => Promise<void>
  readonly conferir: (client: Client) => Promise<Achado>
}
