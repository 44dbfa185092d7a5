import type { TestProject } from 'vitest/node'
import type { ClientConfig } from 'pg'
import { openDb } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { createDatabase, dropDatabase, startScratchServer } from '../db/scratch.ts'
import { semearDemo } from '../seed/demo.ts'
import { sincronizarReferencias } from '../seed/referencias.ts'
import { createClock } from './clock.ts'
import { baratearSenhas } from './senha.ts'

async function seedDemo(connection: ClientConfig): Promise<void> {
  const db = openDb(connection)
  try {
    await sincronizarReferencias(db)
    await semearDemo(db, createClock())
    await baratearSenhas(db)
  } finally {
    await db.destroy()
  }
}

/** One server per run, with a migrated database and one with the demo company: test files take copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchServer()
  const template = `modelo_${server.run}`
  const config = await createDatabase(server.admin, template)
  await migrate(config)
  const demo = `demo_${server.run}`
  await seedDemo(await createDatabase(server.admin, demo, template))
  project.provide('banco', { run: server.run, admin: server.admin, template, demo })
  return async () => {
    await dropDatabase(server.admin, demo)
    await dropDatabase(server.admin, template)
    await server.stop()
  }
}
