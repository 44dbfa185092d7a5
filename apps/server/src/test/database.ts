import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { ClientConfig } from 'pg'
import { createDatabase, dropDatabase, withLogin, type ScratchServer } from '../db/scratch.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    banco: {
      readonly run: string
      readonly admin: ClientConfig
      readonly login: ScratchServer['login']
      readonly template: string
      readonly demo: string
    }
  }
}

export interface TestDatabase {
  /** As its owner: the test's own hand. */
  readonly connection: ClientConfig
  /** As the application. */
  readonly application: ClientConfig
  drop(): Promise<void>
}

const newName = (run: string): string => `teste_${run}_${randomBytes(4).toString('hex')}`

/** A database of its own for a test file: a copy of the migrated one, or an empty one. */
async function createFrom(template: string | undefined): Promise<TestDatabase> {
  const { admin, run, login } = inject('banco')
  const name = newName(run)
  const connection = await createDatabase(admin, name, template)
  return { connection, application: withLogin(connection, login), drop: () => dropDatabase(admin, name) }
}

export const createTestDatabase = (): Promise<TestDatabase> => createFrom(inject('banco').template)
/** With the demo company in it, as of the test clock. */
export const createDemoDatabase = (): Promise<TestDatabase> => createFrom(inject('banco').demo)
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom(undefined)
