import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { createDatabase } from '../apps/server/src/db/scratch.ts'
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts'

/** The address of a database, as DATABASE_URL has it. */
export function urlDe({ host, port, user, password, database }: ClientConfig): string {
  const segredo = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${segredo}@${encodeURIComponent(String(host))}:${port}/${database}`
}

/**
 * An empty database of the bench's own, for what `npm run carga` has too little of: the server that is measured starts on
 * it with the demo company.
 */
export async function criarBancoProprio(nome: string) {
  const pasta = mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), `rh-bench-${nome}-`))
  const embutido = await startEmbedded({ dataDir: pasta })
  const conexao = await createDatabase(embutido.connection, nome)
  const dados = join(pasta, 'dados')
  mkdirSync(dados)
  Object.assign(process.env, { DATABASE_URL: urlDe(conexao), DEMO: '1', DADOS_DIR: dados })
  return {
    conexao,
    async [Symbol.asyncDispose]() {
      await embutido.stop()
      rmSync(pasta, { recursive: true, force: true })
    },
  }
}
