import type { TestProject } from 'vitest/node'
import type { ClientConfig } from 'pg'
import { migrate } from '../db/migrate.ts'
import { createDatabase, dropDatabase, startScratchServer } from '../db/scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    banco: { readonly run: string; readonly admin: ClientConfig; readonly template: string }
  }
}

/** One server per run with one migrated database, of which each test file takes a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startScratchServer()
  const template = `modelo_${server.run}`
  const config = await createDatabase(server.admin, template)
  await migrate(config)
  project.provide('banco', { run: server.run, admin: server.admin, template })
  return async () => {
    await dropDatabase(server.admin, template)
    await server.stop()
  }
}
