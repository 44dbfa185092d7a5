import type { Config } from './config.ts'
import type { Logins } from './db/roles.ts'
import { startEmbedded } from './postgres/embedded.ts'

/** A database server in reach, ours or not. */
export interface DatabaseServer extends Logins {
  stop(): Promise<void>
}

/** The server of DATABASE_URL, or else the embedded one on DADOS_DIR. */
export async function startDatabase(config: Config, warn: (text: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbedded({ dataDir: config.dadosDir, warn })
    const { connection: owner, application } = embedded
    return { owner, application, login: application, stop: () => embedded.stop() }
  }
  return {
    owner: { connectionString: config.databaseUrlDono ?? config.databaseUrl },
    application: { connectionString: config.databaseUrl },
    stop: async () => {},
  }
}
