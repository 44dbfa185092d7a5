import type { ClientConfig } from 'pg'
import type { Config } from './config.ts'
import { startEmbedded } from './postgres/embedded.ts'

/** A database server in reach, ours or not. */
export interface DatabaseServer {
  readonly connection: ClientConfig
  stop(): Promise<void>
}

/** The server of DATABASE_URL, or else the embedded one on DADOS_DIR. */
export async function startDatabase(config: Config, warn: (text: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl === undefined) return startEmbedded({ dataDir: config.dadosDir, warn })
  return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
}
