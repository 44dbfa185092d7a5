import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withClient } from '../db/connect.ts'
import { openDb } from '../db/db.ts'
import type { Embedded } from '../postgres/embedded.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'
import type { Manifest } from './copies.ts'
import { restoreCopy } from './restore.ts'

/** Reads every page of every table, which compares its checksum. */
export async function readAll(client: Client): Promise<void> {
  await client.query(
    'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
  )
  const { rows } = await client.query<{ tabela: string }>(
    `select oid::regclass::text as tabela from pg_class
      where relkind in ('r', 'm') and relpersistence = 'p'`,
  )
  for (const { tabela } of rows) await client.query(`select count(*) from ${tabela}`)
}

async function findProblems({ connection }: Embedded, { ultimaMigracao }: Manifest): Promise<string[]> {
  const found = await withClient({ ...connection, statement_timeout: 0 }, async (client) => {
    await readAll(client)
    const { rows } = await client.query<{ nome: string }>(`select max(nome) as nome from migracao`)
    return rows[0]?.nome === ultimaMigracao ? [] : [`A última migração da cópia é ${rows[0]?.nome}.`]
  })
  const db = openDb({ ...connection, max: 3, statement_timeout: 0 })
  try {
    const { problemas } = await onOneConnection(db, (run) => checkTrail(run))
    return problemas === 0 ? found : [...found, `A trilha de auditoria tem ${problemas} problemas.`]
  } finally {
    await db.destroy()
  }
}

/** Restores a copy into a scratch instance, reads all of it and answers, in Portuguese, what is wrong with it. */
export async function verifyCopy(
  folder: string,
  copy: Manifest,
  key: string | undefined,
): Promise<readonly string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rh-copia-'))
  try {
    const restored = await restoreCopy({ folder, copy, key, dataDir, until: 'fim-da-copia', isScratch: true })
    try {
      return await findProblems(restored, copy)
    } finally {
      await restored.stop()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
