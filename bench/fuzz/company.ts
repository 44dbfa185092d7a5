import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../../apps/server/src/app.ts'
import { chavesDoBanco } from '../../apps/server/src/cifra/banco.ts'
import { loadConfig } from '../../apps/server/src/config.ts'
import { openDb, type Db } from '../../apps/server/src/db/db.ts'
import { prepareDatabase } from '../../apps/server/src/db/roles.ts'
import { startEmbedded } from '../../apps/server/src/postgres/embedded.ts'
import { semearDemo, senhaDemo } from '../../apps/server/src/seed/demo.ts'
import { sincronizarReferencias } from '../../apps/server/src/seed/referencias.ts'
import { createClock, type TestClock } from '../../apps/server/src/test/clock.ts'
import { baratearSenhas } from '../../apps/server/src/test/senha.ts'

export interface Company extends AsyncDisposable {
  readonly app: FastifyInstance
  /** As the database's owner. */
  readonly db: Db
  readonly clock: TestClock
  /** What the application complained of since the last time. */
  complaints(): string[]
  /** A session of a person of the demo company; null where the account was taken away for good. */
  enter(usuario: string): Promise<string | null>
}

/** Nothing here outlives the run. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** The demo company in a process without a network, with a clock to set. */
export async function openCompany(): Promise<Company> {
  const dataDir = mkdtempSync(join(process.env.PASTA_DE_TESTE ?? tmpdir(), 'rh-fuzz-'))
  const resources = new AsyncDisposableStack()
  resources.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir, settings: careless })
  resources.defer(() => embedded.stop())
  const { connection: owner, application } = embedded
  await prepareDatabase({ owner, application, login: application })
  const config = loadConfig({ LOG_NIVEL: 'error', DADOS_DIR: dataDir })
  const chaves = [chavesDoBanco(config)]
  const db = openDb({ ...owner, max: 2 }, chaves)
  resources.defer(() => db.destroy())
  const clock = createClock()
  await sincronizarReferencias(db)
  await semearDemo(db, clock)
  await baratearSenhas(db)
  await keepPeople(db)
  const log: string[] = []
  const ours = openDb({ ...application, max: 6 }, chaves)
  resources.defer(() => ours.destroy())
  const saidaDeLog = { write: (line: string) => void log.push(line) }
  const app = await buildApp({ db: ours, conexao: application, config, clock, site: '/nenhum', saidaDeLog })
  resources.defer(() => app.close())

  const login = async (usuario: string): Promise<string | null> => {
    const answer = await app.inject(signIn(usuario))
    return answer.json<{ accessToken?: string }>().accessToken ?? null
  }
  return {
    app,
    db,
    clock,
    complaints: () => log.splice(0),
    enter: async (usuario) => {
      const token = await login(usuario)
      if (token !== null) return token
      await restore(db, usuario)
      return login(usuario)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

let address = 0
/** Each address may ask so often in a minute: everybody is at another one each time. */
export const nextAddress = (): string => {
  address += 1
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
}

const signIn = (usuario: string): InjectOptions => ({
  method: 'POST',
  url: '/api/auth/login',
  remoteAddress: nextAddress(),
  payload: { usuario, senha: senhaDemo },
})

const OF_PEOPLE = ['usuario_grupo', 'horario', 'usuario_contrato'] as const

/** As they were on the first day: calls that take an account away are tried on these people too. */
async function keepPeople(db: Db): Promise<void> {
  await sql`create schema antes`.execute(db)
  for (const table of ['usuario', ...OF_PEOPLE])
    await sql`create table ${sql.table(`antes.${table}`)} as table ${sql.table(table)}`.execute(db)
}

async function restore(db: Db, usuario: string): Promise<void> {
  const own = sql`(select id from antes.usuario where usuario = ${usuario})`
  await sql`update usuario u set usuario = a.usuario, senha_hash = a.senha_hash, ativo = true, desativado_em = null,
      desativado_por = null, desativado_motivo = null, troca_senha_obrigatoria = false
    from antes.usuario a where a.id = u.id and u.id = ${own}`.execute(db)
  for (const table of OF_PEOPLE) {
    const { rows } = await sql<{ names: string }>`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = ${table} and is_identity = 'NO'`.execute(db)
    const names = sql.raw(rows[0]?.names ?? '')
    await sql`delete from ${sql.table(table)} where usuario_id = ${own}`.execute(db)
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(`antes.${table}`)}
      where usuario_id = ${own}`.execute(db)
  }
  await sql`delete from tentativa_login`.execute(db)
  await sql`delete from fator_app where usuario_id = ${own}`.execute(db)
}
