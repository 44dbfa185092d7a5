import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoDatabase, type TestDatabase } from '../test/database.ts'
import { verificarAuditoria } from './auditoria.ts'
import { openDb, type Db } from './db.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createDemoDatabase()
  db = openDb({ ...database.connection, max: 2 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const ALVO = { entidade: 'vinculo', registro: 7 }

/** Tampers as whoever owns the database could, past the trigger that keeps the trail append-only. */
async function adulterar(comando: ReturnType<typeof sql>): Promise<string[]> {
  const desfazer = new Error('undo')
  let problemas: string[] = []
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(tx)
      await comando.execute(tx)
      const { quebras } = await verificarAuditoria(tx)
      problemas = quebras.map((q) => `${q.entidade} ${q.registro}: ${q.problema}`)
      throw desfazer
    })
    .catch((error: unknown) => {
      if (error !== desfazer) throw error
    })
  return [...new Set(problemas)]
}

describe('the audit trail', () => {
  it('agrees with itself', async () => {
    const { cadeias, elos, quebras } = await verificarAuditoria(db)
    expect(quebras).toEqual([])
    expect(cadeias).toBeGreaterThan(400)
    expect(elos).toBeGreaterThan(cadeias)
  })

  it('refuses to be changed or emptied', async () => {
    await expect(db.updateTable('auditoria').set({ usuarioId: 1 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    await expect(db.deleteFrom('auditoria').execute()).rejects.toThrow('somente acréscimos')
  })

  const daCadeia = sql`entidade = ${ALVO.entidade} and registro = ${ALVO.registro}`
  it.each([
    [
      'an edited value',
      sql`update auditoria set mudancas = '{"salario_centavos": [1, 2]}' where ${daCadeia} and sequencia = 2`,
    ],
    ['another author', sql`update auditoria set usuario_id = 1 where ${daCadeia} and sequencia = 1`],
    [
      'another moment',
      sql`update auditoria set em = em + interval '1 second' where ${daCadeia} and sequencia = 2`,
    ],
    ['a removed link', sql`delete from auditoria where ${daCadeia} and sequencia = 1`],
    [
      'a removed tail',
      sql`delete from auditoria where ${daCadeia} and sequencia = (
        select max(sequencia) from auditoria where ${daCadeia})`,
    ],
    ['a removed chain', sql`delete from auditoria where ${daCadeia}`],
    ['a removed head', sql`delete from auditoria_cabeca where ${daCadeia}`],
  ])('shows %s, and only there', async (_caso, comando) => {
    const problemas = await adulterar(comando)
    expect(problemas.length).toBeGreaterThan(0)
    expect(problemas.every((p) => p.startsWith('vinculo 7: '))).toBe(true)
  })
})
