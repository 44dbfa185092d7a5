import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openDb, type Db, type Tx } from '../db/db.ts'
import { fileAnchor } from '../trilha/ancora.ts'
import { keyRing, newKey } from '../trilha/chave.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'
import type { SealMeans } from '../trilha/selar.ts'
import { createClock } from './clock.ts'
import { createDemoDatabase, type TestDatabase } from './database.ts'

/** What is wrong with the trail's links and heads. */
export const problemasDaTrilha = async (db: Db): Promise<readonly string[]> =>
  (await onOneConnection(db, (run) => checkTrail(run))).exemplos

/** The database of the demo company for the tests of one file about its trail, with a key and an anchor to seal it. */
export function abrirTrilha() {
  let database: TestDatabase
  let db: Db
  let pasta: string
  let meios: SealMeans
  beforeAll(async () => {
    database = await createDemoDatabase()
    db = openDb({ ...database.connection, max: 8 })
    pasta = await mkdtemp(join(tmpdir(), 'rh-trilha-'))
    meios = {
      db,
      clock: createClock(),
      keys: keyRing([newKey()]),
      anchor: fileAnchor(join(pasta, 'ancora')),
    }
  })
  afterAll(async () => {
    await rm(pasta, { recursive: true, force: true })
    await db.destroy()
    await database.drop()
  })

  const conferir = async ({ keys, anchor }: SealMeans = meios) =>
    onOneConnection(db, async (run) => checkTrail(run, { keys, anchored: await anchor.read() }))
  const selos = () => db.selectFrom('auditoriaSelo').selectAll().orderBy('numero').execute()
  /** A change of a business table, which adds a link. */
  const mudar = (por: Db | Tx, id = 1) =>
    sql`update cliente set nome_fantasia = nome_fantasia || '.' where id = ${id}`.execute(por)

  return {
    get database() {
      return database
    },
    get db() {
      return db
    },
    get pasta() {
      return pasta
    },
    get meios() {
      return meios
    },
    conferir,
    selos,
    mudar,
  }
}
