import { join } from 'node:path'
import { armazemS3 } from './arquivos/armazem-s3.ts'
import { armazemLocal, type Armazem } from './arquivos/armazem.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import { correioSmtp, type Correio } from './email/correio.ts'
import { alertas, type Alertas } from './alertas/alertas.ts'
import type { Relogio } from './relogio.ts'

/** What every module and every task of the system is given. */
export interface Deps {
  readonly db: Db
  readonly config: Config
  readonly relogio: Relogio
  readonly alertas: Alertas
  readonly arquivos: Armazem
  /** Absent where the company has no mail server. */
  readonly correio: Correio | undefined
}

export const createDeps = ({ db, config, relogio }: Pick<Deps, 'db' | 'config' | 'relogio'>): Deps => ({
  db,
  config,
  relogio,
  alertas,
  arquivos: config.s3 ? armazemS3(config.s3) : armazemLocal(join(config.dadosDir, 'arquivos')),
  correio: config.smtp && correioSmtp(config.smtp),
})
