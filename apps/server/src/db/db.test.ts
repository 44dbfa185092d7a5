import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asFailure } from '../http/error-handler.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { withClient } from './connect.ts'
import { openDb, type Db } from './db.ts'
import { fixed } from './fixed.ts'
import { oneOrAny, prepared } from './prepared.ts'
import { isoText, nothing, readTogether } from './together.ts'

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

  it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])(
    'is no mistake of the system where the socket says %s: whoever asked may ask again',
    (code) => {
      const error = Object.assign(new Error(`write ${code}`), { code })
      expect(asFailure(error)).toMatchObject({ codigo: 'ocupado', status: 503 })
    },
  )

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('says so where there is no room left (%s)', (code) => {
    const error = Object.assign(new Error('no room'), { code })
    expect(asFailure(error)).toMatchObject({ codigo: 'sem_espaco', status: 507 })
  })

  it.each(['EIO', 'EROFS', '58030'])('says so where the disk itself failed (%s)', (code) => {
    const error = Object.assign(new Error('i/o error, fsync'), { code })
    expect(asFailure(error)).toMatchObject({ codigo: 'disco_falhou', status: 503 })
  })

  it('nor where a connection that it ended is used once more', async () => {
    const client = new Client(banco.connection)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await withClient(banco.connection, (outro) =>
      outro.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    )
    const perguntar = () => client.query('select 1').then(() => null, asFailure)
    // Until its end has arrived it may still be asked.
    await vi.waitFor(async () => expect(await perguntar()).not.toBeNull())
    expect(await perguntar()).toMatchObject({ codigo: 'ocupado', status: 503 })
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

  it('of one id or any of several keeps its plan for one', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    try {
      await sql`create temporary table coisa as select n as id, n % 7 as de from generate_series(1, 5000) n`.execute(
        db,
      )
      await sql`alter table coisa add primary key (id)`.execute(db)
      await sql`analyze coisa`.execute(db)
      const ler = async (ids: readonly number[]) =>
        (
          await sql<{ id: number }>`${prepared}
            select a.id from coisa a join coisa b on b.id = a.de where a.id = ${oneOrAny(ids)} order by a.id`.execute(
            db,
          )
        ).rows.map(({ id }) => id)
      for (let id = 8; id < 8 + 6 * 7; id += 6) {
        expect(await ler([id])).toEqual(id % 7 === 0 ? [] : [id])
        expect(await ler([id, id + 7])).toEqual(id % 7 === 0 ? [] : [id, id + 7])
      }
      const { rows } = await sql<{ generico: boolean }>`
        select generic_plans > 0 as generico from pg_prepared_statements
         where statement like '%a.id = $1::int %'`.execute(db)
      expect(rows).toEqual([{ generico: true }])
    } finally {
      await db.destroy()
    }
  })

  it('is prepared unmarked where it adds one row of given values, and not where it adds more', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    try {
      await sql`create temporary table coisa (nome text, n int)`.execute(db)
      const inserir = (linhas: readonly { nome: string; n: number }[]) =>
        db
          .insertInto('coisa' as never)
          .values(linhas)
          .execute()
      for (const n of [1, 2]) await inserir([{ nome: 'uma', n }])
      await inserir([
        { nome: 'duas', n: 3 },
        { nome: 'três', n: 4 },
      ])
      expect(await preparados(db)).toEqual([
        { texto: 'insert into "coisa" ("nome", "n") values ($1, $2)', planos: 2 },
      ])
      expect((await sql`select from coisa`.execute(db)).rows).toHaveLength(4)
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

describe('a statement whose table a newer version changed', () => {
  const ler = (em: Db) => sql<Record<string, unknown>>`${prepared} select * from mudada`.execute(em)
  /** Two connections that have it prepared, then the migration. */
  async function mudar(): Promise<Db> {
    const db = openDb({ ...banco.connection, max: 2 })
    await sql`drop table if exists mudada`.execute(db)
    await sql`create table mudada as select 1 as n`.execute(db)
    await Promise.all([db.transaction().execute(ler), db.transaction().execute(ler)])
    await sql`alter table mudada add column nome text`.execute(db)
    return db
  }

  it('is prepared anew, and nobody notices', async () => {
    const db = await mudar()
    expect((await ler(db)).rows).toEqual([{ n: 1, nome: null }])
    expect((await db.transaction().execute(ler)).rows).toEqual([{ n: 1, nome: null }])
    await db.destroy()
  })

  it('fails a transaction once at most, as one that may be asked again', async () => {
    const db = await mudar()
    const erro: unknown = await db
      .transaction()
      .execute(ler)
      .catch((error: unknown) => error)
    expect(asFailure(erro)).toMatchObject({ codigo: 'ocupado', detalhes: { esperar: 1 } })
    const todas = await Promise.all([1, 2, 3, 4].map(() => db.transaction().execute(ler)))
    expect(todas.map(({ rows }) => rows)).toEqual(Array.from({ length: 4 }, () => [{ n: 1, nome: null }]))
    await db.destroy()
  })
})

describe('a statement put together once', () => {
  const soma = fixed(
    (a: number, b: number) =>
      sql<{ aSoma: number }>`${prepared} select ${a}::int + ${b}::int * ${1}::int as a_soma`,
  )

  it('gives each call the answer to its own values, alone and in a transaction', async () => {
    const db = openDb({ ...banco.connection, max: 2 })
    try {
      const juntas = await Promise.all([1, 2, 3].map((n) => soma(db, n, 10)))
      expect(juntas).toEqual([[{ aSoma: 11 }], [{ aSoma: 12 }], [{ aSoma: 13 }]])
      expect(await db.transaction().execute((tx) => soma(tx, 4, 4))).toEqual([{ aSoma: 8 }])
    } finally {
      await db.destroy()
    }
  })
})

describe('lookups read together', () => {
  const momento = '2026-11-20T23:59:59.123Z'
  const linhas = sql<{ diaDe: string; emQue: string; dados: object; nada: null }>`
    select n::date as dia_de, ${isoText('n')} as em_que, '{"um_campo": 1}'::jsonb as dados, null as nada
      from unnest(array[${momento}, '2026-11-21T00:00:00.9999Z']::timestamptz[]) n`

  it('give the rows that each gives alone', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    try {
      const juntas = await readTogether(db, { linhas, outras: sql<{ um: number }>`select 1 as um`, nothing })
      expect(juntas).toEqual({ linhas: (await linhas.execute(db)).rows, outras: [{ um: 1 }], nothing: [] })
      expect(juntas.linhas[0]).toEqual({
        diaDe: '2026-11-20',
        emQue: momento,
        dados: { um_campo: 1 },
        nada: null,
      })
    } finally {
      await db.destroy()
    }
  })

  it('say a moment as the driver does', async () => {
    const db = openDb({ ...banco.connection, max: 1 })
    try {
      const { rows } = await sql<{ texto: string; momento: string }>`
        select ${isoText('n')} as texto, n as momento
          from unnest(array['2026-11-20T23:59:59.999999Z', '1999-12-31T21:00:00.1-03']::timestamptz[]) n`.execute(
        db,
      )
      for (const { texto, momento: doDriver } of rows) expect(texto).toBe(doDriver)
    } finally {
      await db.destroy()
    }
  })
})
