import type { TestProject } from 'vitest/node'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { openDb } from '../db/db.ts'
import { prepareDatabase } from '../db/roles.ts'
import { createDatabase, dropDatabase, startScratchServer, withLogin } from '../db/scratch.ts'
import { semearDemo } from '../seed/demo.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { chavesDeTeste } from './chaves.ts'
import { createClock } from './clock.ts'
import { baratearSenhas } from './senha.ts'

async function seedDemo(connection: ClientConfig): Promise<void> {
  const db = openDb(connection, chavesDeTeste)
  try {
    await sincronizarReferencias(db)
    await semearDemo(db, createClock())
    await baratearSenhas(db)
    // Copies take its statistics with them; without any, plans are those of empty tables.
    await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** One server per run, with a migrated database and one with the demo company: test files take copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchServer()
  const { run, admin, login } = server
  const template = `modelo_${run}`
  const demo = `demo_${run}`
  const stop = async (): Promise<void> => {
    await dropDatabase(admin, demo)
    await dropDatabase(admin, template)
    await server.stop()
  }
  try {
    const owner = await createDatabase(admin, template)
    await prepareDatabase({ owner, application: withLogin(owner, login), login })
    await seedDemo(await createDatabase(admin, demo, template))
  } catch (error) {
    // Nobody else knows of the server: it would keep the run from ending.
    await stop()
    throw error
  }
  project.provide('banco', { run, admin, login, template, demo })
  return stop
}
