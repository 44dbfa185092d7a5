import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from './db/db.ts'
import { sincronizarPrazos } from './modules/processo/prazo.ts'
import { createDemoDatabase, type TestDatabase } from './test/database.ts'
import { subirInstancia, type Instancia } from './test/instancia.ts'
import { urlDe } from './test/url.ts'

let banco: TestDatabase
let dados: string
beforeAll(async () => {
  banco = await createDemoDatabase()
  dados = await mkdtemp(join(tmpdir(), 'rh-teste-'))
})
afterAll(async () => {
  await banco.drop()
  await rm(dados, { recursive: true, force: true })
})

const subir = (env: Readonly<Record<string, string>> = {}): Promise<Instancia> =>
  subirInstancia({ DADOS_DIR: dados, DATABASE_URL: urlDe(banco.connection), ...env })

describe('the start', () => {
  it('opens the doors before it looks at the terms, and waits for nobody who holds one', async () => {
    const db = openDb({ ...banco.connection, max: 2 })
    const { rows } = await sql<{ id: number; prazo: string }>`
      select id, prazo from processo_indice where prazo is not null order by id limit 2`.execute(db)
    const [preso, livre] = rows
    const prazos = async () =>
      (
        await sql<{ prazo: string }>`
          select prazo from processo_indice where id = any (${sql.val(rows.map(({ id }) => id))}::int[])
           order by id`.execute(db)
      ).rows.map(({ prazo }) => prazo)
    await sql`update processo_indice set prazo = '2001-01-01'
      where id = any (${sql.val(rows.map(({ id }) => id))}::int[])`.execute(db)
    await db.transaction().execute(async (tx) => {
      await sql`select from processo_indice where id = ${preso?.id} for update`.execute(tx)
      // Two instances at once.
      using um = await subir({ LOG_NIVEL: 'info' })
      using outro = await subir({ LOG_NIVEL: 'info' })
      expect((await fetch(`http://127.0.0.1:${um.porta}/api/pronto`)).status).toBe(200)
      const contado = /"lidos":\d+,"escritos":[01],"ms":\d+,.*prazos conferidos/
      await expect.poll(um.dito, { timeout: 20_000 }).toMatch(contado)
      await expect.poll(outro.dito, { timeout: 20_000 }).toMatch(contado)
      expect(await prazos()).toEqual(['2001-01-01', livre?.prazo])
    })
    await sincronizarPrazos(db)
    expect(await prazos()).toEqual([preso?.prazo, livre?.prazo])
    await db.destroy()
  }, 90_000)
})

describe('SIGTERM', () => {
  it('ends the server within three seconds, whatever requests and locks are under way', async () => {
    using servidor = await subir()
    const db = openDb({ ...banco.connection, max: 1 })
    const preso = await db.startTransaction().execute()
    // The last seal of the trail waits for it, and the pool for the seal.
    await sql`lock table auditoria_selo in access exclusive mode`.execute(preso)
    // Bodies that never come to their end.
    const lentos = Array.from({ length: 10 }, () => connect(servidor.porta, '127.0.0.1'))
    for (const lento of lentos) {
      lento.on('error', () => {})
      lento.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
      lento.write('content-length: 100\r\n\r\n{"usuario":')
    }
    expect((await fetch(`http://127.0.0.1:${servidor.porta}/api/saude`)).status).toBe(200)
    const inicio = performance.now()
    servidor.processo.kill('SIGTERM')
    const [codigo] = await once(servidor.processo, 'exit')
    expect(performance.now() - inicio).toBeLessThan(3_000)
    expect(codigo).toBe(0)
    for (const lento of lentos) lento.destroy()
    await preso.rollback().execute()
    await db.destroy()
  }, 90_000)
})
