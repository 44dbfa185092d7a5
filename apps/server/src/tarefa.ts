import type { Config } from './config.ts'
import type { Deps } from './deps.ts'

/** Something that the system does by itself when its time comes. */
export interface Tarefa {
  /** Name of its queue, of the audit trail and of the log: `contratos.avisar-fim`. */
  readonly nome: string
  /** Whether this installation has it at all; without it, it does. */
  readonly quando?: (config: Config) => boolean
  /** When it runs, as cron in the company's time. */
  readonly cron: string
  /**
   * Does everything that is due by now and was not done yet, so that it may run twice, late, or after days
   * in which the system was off.
   */
  readonly executar: (deps: Deps) => Promise<void>
}
