import type { Client, ClientConfig } from 'pg'
import { errorCode, StartupError } from '../startup-error.ts'
import { createClient } from './primary.ts'

/** Minimum PostgreSQL major version accepted through DATABASE_URL. */
const OLDEST_VERSION = 15

const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nenhum servidor atende nesse endereço. Confira host e porta e se o PostgreSQL está no ar.',
  ENOTFOUND: 'O nome do servidor não foi encontrado. Confira o host.',
  ETIMEDOUT: 'O servidor não respondeu a tempo. Confira o endereço e o firewall.',
  '28P01': 'Usuário ou senha recusados.',
  '28000': 'Usuário ou senha recusados.',
  '3D000': 'O banco indicado não existe. Crie-o com CREATE DATABASE.',
  '57P03': 'Nenhum dos servidores do endereço aceita gravações agora. Veja qual deles deve ser o principal.',
  '53300': 'O servidor atingiu o limite de conexões. Aumente max_connections ou reduza POOL_MAX.',
}

const unreachable = (error: unknown): StartupError => {
  const detail = error instanceof Error ? error.message : String(error)
  const cause = causes[errorCode(error) ?? ''] ?? 'Confira o valor de DATABASE_URL.'
  return new StartupError(`Não foi possível conectar ao banco de dados.\n${cause}\nDetalhe: ${detail}`)
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ versao: string }>(`select current_setting('server_version') versao`)
  const versao = rows[0]?.versao ?? ''
  if (Number.parseInt(versao, 10) >= OLDEST_VERSION) return
  throw new StartupError(
    `O servidor de banco de dados é o PostgreSQL ${versao}; o sistema precisa do ${OLDEST_VERSION} ou mais novo.`,
  )
}

/** Runs `work` on a dedicated connection, outside the pool. */
export async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ connectionTimeoutMillis: 10_000, ...config })
  // Without a listener a lost connection would end the process; the query under way fails anyway.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(error)
  }
  try {
    await checkVersion(client)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Connection config of another database on the same server. */
export function withDatabase(config: ClientConfig, database: string): ClientConfig {
  if (config.connectionString === undefined) return { ...config, database }
  const url = new URL(config.connectionString)
  url.pathname = `/${database}`
  return { ...config, connectionString: url.href }
}
