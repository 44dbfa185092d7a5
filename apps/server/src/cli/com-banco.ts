import { chavesDoBanco } from '../cifra/banco.ts'
import type { Config } from '../config.ts'
import { startDatabase } from '../database.ts'
import { openDb, type Db } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { isInUse } from '../postgres/lock.ts'
import { runningConnection } from '../postgres/running.ts'

/** The database as it is in use, or started for this. */
export async function withDatabase<R>(config: Config, work: (db: Db) => Promise<R>): Promise<R> {
  await using resources = new AsyncDisposableStack()
  const isRunning = config.databaseUrl === undefined && isInUse(config.dadosDir)
  const server = isRunning ? undefined : await startDatabase(config, console.error)
  if (server) {
    resources.defer(() => server.stop())
    await prepareDatabase(server)
  }
  const connection = server?.application ?? runningConnection(config.dadosDir)
  const db = openDb({ ...connection, max: 2, statement_timeout: 0 }, [chavesDoBanco(config)])
  resources.defer(() => db.destroy())
  return await work(db)
}
