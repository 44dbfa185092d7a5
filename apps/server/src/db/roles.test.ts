import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts'
import { withClient } from './connect.ts'
import { openPool } from './db.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { prepareDatabase, QUEUE_SCHEMA } from './roles.ts'
import { withLogin } from './scratch.ts'

const BEFORE = '0091_'
const password = 'de-teste'

let banco: TestDatabase
let suffix: string
beforeEach(async () => {
  banco = await createEmptyDatabase()
  suffix = randomBytes(4).toString('hex')
})
afterEach(async () => {
  await banco.drop()
  await run(inject('banco').admin, `drop role if exists "dono_${suffix}", "sistema_${suffix}"`)
})

const run = (config: ClientConfig, sql: string) =>
  withClient(config, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

/** A server of the company's own: neither login is a superuser, and the system makes none. */
async function twoLogins() {
  const dono = { user: `dono_${suffix}`, password }
  const sistema = { user: `sistema_${suffix}`, password }
  for (const { user } of [dono, sistema])
    await run(inject('banco').admin, `create role "${user}" login password '${password}'`)
  return {
    owner: withLogin(banco.connection, dono),
    application: withLogin(banco.connection, sistema),
    give: async (role: string) => {
      const { rows } = await withClient(banco.connection, (client) =>
        client.query<{ nome: string }>('select current_database() as nome'),
      )
      await run(banco.connection, `alter database "${rows[0]?.nome}" owner to "${role}"`)
    },
    dono: dono.user,
    sistema: sistema.user,
  }
}

/** What the queue of tasks does on its own few connections. */
async function queue<R>(login: ClientConfig, work: (boss: PgBoss) => Promise<R>): Promise<R> {
  const pool = openPool({ ...login, max: 2 })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    createSchema: false,
    supervise: false,
  })
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

/** The tables of a version that knew one login. */
async function anOldVersion(
  login: ClientConfig,
  fill = (of: ClientConfig): Promise<unknown> => run(of, 'create table pgboss.fila (id int)'),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rh-migracoes-'))
  for (const nome of readdirSync(migrationsFolder).filter((arquivo) => arquivo < BEFORE))
    cpSync(join(migrationsFolder, nome), join(folder, nome))
  await migrate(login, folder)
  rmSync(folder, { recursive: true })
  await run(login, 'create schema pgboss')
  await fill(login)
  await run(login, `insert into setor values (1, 'rh', 'Rh', 'x')`)
}

describe('the two logins', () => {
  it('share a new database: one has its tables, the other their rows and the queue', async () => {
    const { owner, application, give, dono } = await twoLogins()
    await give(dono)
    expect(await prepareDatabase({ owner, application })).toEqual([])
    await run(application, `insert into setor values (1, 'rh', 'Rh', 'x'); create table pgboss.fila (id int)`)
    await expect(run(application, 'truncate setor')).rejects.toMatchObject({ code: '42501' })
    await expect(run(application, 'create table minha (id int)')).rejects.toMatchObject({ code: '42501' })
    // Every start looks again, and finds nothing to do.
    expect(await prepareDatabase({ owner, application })).toEqual([])
  })

  it('part what one login alone had, with its rows and its queue', async () => {
    const { owner, application, give, dono, sistema } = await twoLogins()
    await give(sistema)
    await anOldVersion(application)
    await expect(prepareDatabase({ owner, application })).rejects.toThrow(`GRANT "${sistema}" TO "${dono}"`)
    await run(inject('banco').admin, `grant "${sistema}" to "${dono}"`)
    await give(dono)
    expect(await prepareDatabase({ owner, application })).toEqual([])
    await run(application, `update setor set nome = 'RH'; insert into pgboss.fila values (1)`)
    await expect(run(application, 'drop trigger auditar on vinculo')).rejects.toMatchObject({ code: '42501' })
    expect(await run(owner, 'select nome from setor')).toEqual([{ nome: 'RH' }])
  })

  it('part what the owner of our own server had alone, whose queue goes on', async () => {
    const { connection: owner, application } = banco
    await anOldVersion(owner, (login) => queue(login, (boss) => boss.createQueue('antes')))
    const { login } = inject('banco')
    expect(await prepareDatabase({ owner, application, login })).toEqual([])
    const found = await queue(application, async (boss) => {
      await boss.createQueue('depois')
      await boss.send('antes', {})
      return (await boss.fetch('antes')).length
    })
    expect(found).toBe(1)
    expect(
      await run(
        owner,
        `select from pg_class where relowner = 10 and relnamespace = 'pgboss'::regnamespace
      and relkind in ('r', 'p')`,
      ),
    ).toEqual([])
  })

  it('are one where the server has one, which works as before and is said', async () => {
    const { application, give, sistema } = await twoLogins()
    await give(sistema)
    expect(await prepareDatabase({ owner: application, application })).toEqual(['um_so'])
    await run(application, `insert into setor values (1, 'rh', 'Rh', 'x'); create table pgboss.fila (id int)`)
  })

  it('are told apart from two that are as good as one', async () => {
    const { owner, application, give, dono, sistema } = await twoLogins()
    await give(dono)
    await run(inject('banco').admin, `grant "${dono}" to "${sistema}"`)
    expect(await prepareDatabase({ owner, application })).toEqual(['membro_do_dono'])
    await run(inject('banco').admin, `revoke "${dono}" from "${sistema}"`)
    await give(sistema)
    await expect(prepareDatabase({ owner, application })).rejects.toThrow('ainda não é dono do banco')
    expect(await prepareDatabase({ owner: banco.connection, application })).toEqual(['dono_do_banco'])
  })
})
