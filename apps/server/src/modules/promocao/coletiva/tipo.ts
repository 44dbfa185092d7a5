import type { UnitOfWork } from '../../../db/write.ts'
import type { Tx } from '../../../db/db.ts'

/** What a batch is planned for, and when. */
export interface PlanoColetivo<P> {
  readonly parametros: P
  readonly hoje: string
  /** The batch that is being applied: it does not stand in its own way. */
  readonly menos?: number
  /** Only these people. */
  readonly somente?: readonly number[]
}

/** Person whose contract a batch changes, as it was planned. */
export interface PlanejadoEmMassa {
  readonly colaboradorId: number
  readonly nome: string
  readonly contratoId: number
  /** Version that the new one follows. */
  readonly baseId: number
  readonly vigencia: string
  readonly deCentavos: number
  readonly paraCentavos: number
  readonly diferencaCentavos: number
  readonly deEscalaId?: number | null
  readonly paraEscalaId?: number | null
  readonly paraEscalaVtId?: number | null
  /** Why the person does not go with the others; null for who does. */
  readonly excecao: { readonly motivo: string; readonly podeIncluir: boolean } | null
}

/** A batch that is to be applied or undone. */
export interface Trabalho<P = unknown> {
  readonly id: number
  readonly titulo: string
  readonly estado: 'aplicando' | 'desfazendo'
  readonly vigencia: string
  readonly parametros: P
  /** In whose name: whoever started it, or whoever undoes it. */
  readonly usuarioId: number
  readonly motivo: string | null
}

/** Means of a run: its transaction, its day, and how it tells its progress from outside. */
export interface Execucao {
  readonly work: UnitOfWork
  readonly hoje: string
  readonly avancar: (feitos: number, total: number) => void
}

/** One kind of batch: whom it reaches, and what it changes besides the people. */
export interface AlteracaoColetiva<P = unknown> {
  /** `reajustada`, as people are told how many it was. */
  readonly feita: string
  planejar(tx: Tx, plano: PlanoColetivo<P>): Promise<readonly PlanejadoEmMassa[]>
  /** Writes what is not a person's, in the transaction of the people. */
  aoAplicar(execucao: Execucao, trabalho: Trabalho<P>): Promise<void>
  aoDesfazer(execucao: Execucao, trabalho: Trabalho<P>): Promise<void>
}
