import { openDb } from '../apps/server/src/db/db.ts'
import { baratearSenhas } from '../apps/server/src/test/senha.ts'
import { instalarProvedores } from '../scripts/provedores.mjs'
import { createServidor, MODELO } from './servidor.ts'

/**
 * Loads the demo company once per run: every server of the run starts on a copy of this folder. The counterparts of the
 * providers too: two workers would install them into one folder at once.
 */
export default async function preparar(): Promise<() => Promise<void>> {
  await instalarProvedores()
  const servidor = await createServidor()
  await servidor.start()
  const db = openDb({ host: `${servidor.dataDir}/banco`, user: 'rh', database: 'postgres', max: 1 })
  await baratearSenhas(db)
  await db.destroy()
  await servidor.stop()
  process.env[MODELO] = servidor.dataDir
  return async () => servidor[Symbol.asyncDispose]()
}
