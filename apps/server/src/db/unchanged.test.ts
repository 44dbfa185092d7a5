import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { openDb, type Db, type Tx } from './db.ts'
import { joinMarks, whileUnchanged } from './unchanged.ts'

let banco: TestDatabase
let db: Db

beforeAll(async () => {
  banco = await createTestDatabase()
  db = openDb(banco.connection)
})
afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

let perguntas = 0
/** A question of its own, and how often it was worked out. */
function umaPergunta() {
  const feita = { about: 'teste', question: [perguntas++], tables: ['feriado', 'escala'] } as const
  let vezes = 0
  const perguntar = (em: Db | Tx = db) => whileUnchanged(em, feita, () => Promise.resolve((vezes += 1)))
  return { feita, perguntar }
}

const escrever = (em: Db | Tx, tabela: 'feriado' | 'local') =>
  sql`update ${sql.table(tabela)} set nome = nome where id = (select min(id) from ${sql.table(tabela)})`.execute(
    em,
  )

describe('an answer that is kept', () => {
  it('is the same until one of its tables is written, and only then another one', async () => {
    const { perguntar } = umaPergunta()
    expect([await perguntar(), await perguntar()]).toEqual([1, 1])
    await escrever(db, 'local')
    expect(await perguntar()).toBe(1)
    await escrever(db, 'feriado')
    expect([await perguntar(), await perguntar()]).toEqual([2, 2])
  })

  it('is another one once a write is seen, whatever was committed since that write began', async () => {
    const { perguntar } = umaPergunta()
    await db.transaction().execute(async (primeira) => {
      await escrever(primeira, 'feriado')
      await sql`insert into escrita (tabela, marca) values ('escala', 7)`.execute(db)
      expect(await perguntar()).toBe(1)
    })
    expect(await perguntar()).toBe(2)
  })

  it('is the same after a write that was given up', async () => {
    const { perguntar } = umaPergunta()
    await perguntar()
    const desistencia = new Error('given up')
    const desistir = db.transaction().execute(async (tx) => {
      await escrever(tx, 'feriado')
      throw desistencia
    })
    await expect(desistir).rejects.toBe(desistencia)
    expect(await perguntar()).toBe(1)
  })

  it('is no answer to a transaction, which sees its own writes', async () => {
    const { perguntar } = umaPergunta()
    await perguntar()
    await db.transaction().execute(async (tx) => expect(await perguntar(tx)).toBe(2))
  })

  it('outlives the joining of the marks, and no mark is lost in it', async () => {
    const { perguntar } = umaPergunta()
    await escrever(db, 'feriado')
    await escrever(db, 'feriado')
    await perguntar()
    await joinMarks(db)
    const { rows } = await sql`select from escrita where tabela = 'feriado'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(await perguntar()).toBe(1)
    await escrever(db, 'feriado')
    expect(await perguntar()).toBe(2)
  })

  it('is worked out once for those who ask at the same time, and again after it failed', async () => {
    const { feita, perguntar } = umaPergunta()
    const falhar = () => whileUnchanged(db, feita, () => Promise.reject(new Error('no answer')))
    await expect(falhar()).rejects.toThrow('no answer')
    expect(await Promise.all([perguntar(), perguntar(), perguntar()])).toEqual([1, 1, 1])
  })
})
