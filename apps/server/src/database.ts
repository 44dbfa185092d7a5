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
    const { connection, application, stop } = await startEmbedded({ dataDir: config.dadosDir, warn })
    return { owner: connection, application, login: application, stop }
  }
  return {
    owner: { connectionString: config.databaseUrlDono ?? config.databaseUrl },
    application: { connectionString: config.databaseUrl },
    stop: async () => {},
  }
}
