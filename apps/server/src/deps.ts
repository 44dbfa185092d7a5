import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { s3FileStore } from './arquivos/file-store-s3.ts'
import { localFileStore, type FileStore } from './arquivos/file-store.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import { correioSmtp, type Correio } from './email/correio.ts'
import { alertas, type Alertas } from './alertas/alertas.ts'
import type { Clock } from './clock.ts'
import { consultaDeVazadas, type ConsultaDeVazadas } from './modules/auth/vazadas/servico.ts'
import { criarRegistro, type RegistroDeSeguranca } from './seguranca/registro.ts'

/** What every module and every task of the system is given. */
export interface Deps {
  readonly db: Db
  /** Where is written; `db` itself, but for calls that read from a replica. */
  readonly principal: Db
  /** The same database as the owner of its tables; absent where nothing needs it. */
  readonly dono?: ClientConfig | undefined
  readonly config: Config
  readonly clock: Clock
  readonly alertas: Alertas
  readonly arquivos: FileStore
  /** Absent where the company has no mail server. */
  readonly correio: Correio | undefined
  /** Where security events are told that no transaction tells. */
  readonly seguranca: RegistroDeSeguranca
  readonly senhaVazada: ConsultaDeVazadas
}

/** Where uploaded files are. */
export const fileStoreOf = ({ s3, dadosDir }: Config): FileStore =>
  s3 ? s3FileStore(s3) : localFileStore(join(dadosDir, 'arquivos'))

export const createDeps = ({
  db,
  config,
  clock,
  dono,
  avisar = () => {},
}: Pick<Deps, 'db' | 'config' | 'clock' | 'dono'> & {
  /** Told of what did not work and stopped nobody. */
  readonly avisar?: (problema: unknown, oQue: string) => void
}): Deps => ({
  db,
  principal: db,
  dono,
  config,
  clock,
  alertas,
  arquivos: fileStoreOf(config),
  correio: config.smtp && correioSmtp(config.smtp),
  seguranca: criarRegistro({ db, clock }),
  senhaVazada: consultaDeVazadas(config.senhasVazadas, (problema) =>
    avisar(problema, 'O serviço de senhas vazadas não respondeu'),
  ),
})
