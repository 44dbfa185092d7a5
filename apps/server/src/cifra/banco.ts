import type { KyselyPlugin } from 'kysely'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/db.ts'
import { createCofre, type Cofre } from './cofre.ts'

// The keys go with the database that they open: whoever has a connection, or a transaction of it, reads and writes its
// encrypted values, and nobody has to hand keys around. The plugin changes no statement; it is what goes along.

const cofres = new WeakMap<KyselyPlugin, Cofre>()

/** The keys of a database, to open it with (`openDb`). */
export function chavesDoBanco(config: Pick<Config, 'dadosDir' | 'auditoriaChaves'>): KyselyPlugin {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(result),
  }
  cofres.set(plugin, createCofre(config))
  return plugin
}

/** The keys that a database was opened with. */
export function cofreDe(db: Db | Tx): Cofre {
  for (const plugin of db.getExecutor().plugins) {
    const cofre = cofres.get(plugin)
    if (cofre) return cofre
  }
  throw new Error('This database was opened without its keys: pass chavesDoBanco to openDb')
}
