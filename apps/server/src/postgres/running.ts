import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { DATABASE_USER, layout } from './data-folder.ts'
import type { Connection } from './embedded.ts'

/**
 * How to reach the server that runs on a data folder, from its own note about itself: a copy can be made while the
 * system is in use, from another process.
 * @throws {StartupError} when none runs.
 */
export function runningConnection(dataDir: string): Connection {
  const { cluster, password } = layout(dataDir)
  const note = join(cluster, 'postmaster.pid')
  if (!existsSync(note)) throw new StartupError(`O banco da pasta ${cluster} não está no ar.`)
  const [, , , port = '', socket = ''] = readFileSync(note, 'utf8').split('\n')
  const who = { user: DATABASE_USER, database: 'postgres', port: Number(port) }
  // A relative one is the server's own folder.
  if (socket !== '') return { ...who, host: isAbsolute(socket) ? socket : join(cluster, socket) }
  return { ...who, host: '127.0.0.1', password: readFileSync(password, 'utf8') }
}
