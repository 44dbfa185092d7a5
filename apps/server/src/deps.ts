import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { Alertas } from './modules/alertas/alertas.ts'
import type { Relogio } from './relogio.ts'

/** What every module is given. */
export interface Deps {
  readonly db: Db
  readonly config: Config
  readonly relogio: Relogio
  readonly alertas: Alertas
}
