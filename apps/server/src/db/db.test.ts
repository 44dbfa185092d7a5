import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asFailure } from '../http/error-handler.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { openDb, type Db } from './db.ts'
import { prepared } from './prepared.ts'

let banco: TestDatabase
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())

/** A way to the server that freezes without a word, as a network or a machine does. */
async function viaQueCongela({ host = '', port = 5432, connectionString }: ClientConfig) {
  const url = connectionString === undefined ? undefined : new URL(connectionString)
  const destino = url
    ? { host: url.hostname, port: Number(url.port || 5432) }
    : host.startsWith('/')
      ? { path: `${host}/.s.PGSQL.${port}` }
      : { host, port }
  const abertas = new Set<Socket>()
  let congelada = false
  const servidor = createServer((daqui) => {
    const dali = connect(destino)
    for (const [de, para] of [
      [daqui, dali],
      [dali, daqui],
    ] as const) {
      abertas.add(de)
      de.on('data', (dados) => congelada || para.write(dados))
      de.on('error', () => {}).on('close', () => para.destroy())
    }
  })
  await new Promise<void>((done) => servidor.listen(0, '127.0.0.1', done))
  const { port: porta } = servidor.address() as AddressInfo
  return {
    conexao: { host: '127.0.0.1', port: porta },
    congelar: (sim: boolean) => {
      congelada = sim
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of abertas) socket.destroy()
      await new Promise((done) => servidor.close(done))
    },
  }
}

const um = (db: Db) => sql<{ um: number }>`select 1 as um`.execute(db).then(({ rows }) => rows)

describe('a database that does not answer', () => {
  it('keeps nobody waiting: the request is told to come back, and its connection is not used again', async () => {
    await using via = await viaQueCongela(banco.connection)
    const { connectionString, ...partes } = banco.connection
    const url = connectionString === undefined ? undefined : new URL(connectionString)
    if (url) url.host = `127.0.0.1:${via.conexao.port}`
    const onde = url ? { connectionString: url.href } : { ...partes, ...via.conexao }
    const db = openDb({ ...onde, max: 1, query_timeout: 500, connectionTimeoutMillis: 1_000 })
    try {
      expect(await um(db)).toEqual([{ um: 1 }])
      via.congelar(true)
      const inicio = performance.now()
      const erro: unknown = await db
        .transaction()
        .execute((tx) => sql`select 2`.execute(tx))
        .catch((error: unknown) => error)
      expect(performance.now() - inicio).toBeLessThan(3_000)
      expect(asFailure(erro)).toMatchObject({ codigo: 'ocupado', status: 503 })
      via.congelar(false)
      expect(await um(db)).toEqual([{ um: 1 }])
    } finally {
      await db.destroy()
    }
  })

  it('is waited for a little longer than a statement may take, unless it may take any time', async () => {
    const limite = async (config: object) => {
      const db = openDb({ ...banco.connection, ...config })
      const inicio = performance.now()
      const erro: unknown = await sql`select pg_sleep(2)`.execute(db).catch((error: unknown) => error)
      await db.destroy()
      return { erro, durou: performance.now() - inicio }
    }
    // The server ends its statement first, and says so.
    expect((await limite({ statement_timeout: 200 })).erro).toMatchObject({ code: '57014' })
    expect((await limite({ statement_timeout: 0 })).erro).toMatchObject({ rows: [{}] })
  })
})

it('compiles no plan: ours run for less time than that takes', async () => {
  const db = openDb({ ...banco.connection, max: 1 })
  const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db)
  await db.destroy()
  expect(rows).toEqual([{ jit: 'off' }])
})

describe('a statement marked as prepared', () => {
  const preparados = (db: Db) =>
    sql<{ texto: string; planos: number }>`
      select statement as texto, generic_plans + custom_plans as planos from pg_prepared_statements`
      .execute(db)
      .then(({ rows }) => rows)

  it('is prepared once by a connection, whatever its values, and no other statement is', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    try {
      const dobro = (n: number) => sql<{ n: number }>`${prepared} select ${n}::int * 2 as n`.execute(db)
      for (const n of [1, 2, 3]) expect((await dobro(n)).rows).toEqual([{ n: n * 2 }])
      expect(await um(db)).toEqual([{ um: 1 }])
      const [unico, ...outros] = await preparados(db)
      expect(unico).toEqual({ texto: expect.stringContaining('select $1::int * 2 as n'), planos: 3 })
      expect(outros).toEqual([])
    } finally {
      await db.destroy()
    }
  })

  it('outlives a run that failed, and the transaction that it failed in', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    const metade = (em: Db, n: number) =>
      sql<{ n: number }>`${prepared} select 10 / ${n}::int as n`.execute(em)
    try {
      await expect(db.transaction().execute((tx) => metade(tx, 0))).rejects.toMatchObject({ code: '22012' })
      expect((await metade(db, 5)).rows).toEqual([{ n: 2 }])
      expect(await preparados(db)).toMatchObject([{ texto: expect.stringContaining('select 10 / $1::int') }])
    } finally {
      await db.destroy()
    }
  })
})
