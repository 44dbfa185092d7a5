import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/db.ts'
import type { Deps } from './deps.ts'

/** The channel of the database on which a write calls for a task by its name: it runs after the commit. */
export const CANAL_DAS_TAREFAS = 'rh_tarefas'

/** Calls for a task: within a transaction it runs after the commit, and not without one. */
export const callTarefa = (db: Db | Tx, nome: string) =>
  sql`select pg_notify(${CANAL_DAS_TAREFAS}, ${nome})`.execute(db)

/** Something that the system does by itself when its time comes. */
export interface Tarefa {
  /** Name of its queue, of the audit trail and of the log: `contratos.avisar-fim`. */
  readonly nome: string
  /** What it does, as Admin's page of routines calls it. */
  readonly titulo: string
  /** Whether this installation has it at all; without it, it does. */
  readonly quando?: (config: Config) => boolean
  /** When it runs, as cron in the company's time. */
  readonly cron: string
  /**
   * May run beside itself: what it does is locked piece by piece. A run that a crash cut off, which the queue counts as
   * running for a while yet, then keeps nobody waiting.
   */
  readonly aoLado?: true
  /**
   * Does everything that is due by now and was not done yet, so that it may run twice, late, or after days
   * in which the system was off.
   */
  readonly executar: (deps: Deps) => Promise<void>
}
