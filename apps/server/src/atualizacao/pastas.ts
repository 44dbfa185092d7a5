import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createWholeSync, flushFolderSync } from '../durable/durable.ts'
import { layout } from '../postgres/data-folder.ts'

/** What a change of the database from one PostgreSQL to another is made in, beside the database. */
export const pastasDe = (dataDir: string) => {
  const { cluster, upgrade } = layout(dataDir)
  return {
    cluster,
    upgrade,
    /** A data folder with a copy of the database, which the old server works on. */
    antigo: join(upgrade, 'antigo'),
    /** A data folder with the database of the new server. */
    novo: join(upgrade, 'novo'),
    pronto: join(upgrade, 'pronto.json'),
  }
}

/** Says that the new database is whole and checked. */
interface Pronto {
  /** Where the database of before goes. */
  readonly guardada: string
}

export const marcarPronto = (dataDir: string, pronto: Pronto): void =>
  createWholeSync(pastasDe(dataDir).pronto, JSON.stringify(pronto))

export function limpar(dataDir: string): void {
  rmSync(pastasDe(dataDir).upgrade, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/**
 * Puts the new database in the place of the one of before, which is kept beside it. Between the two renames there is no
 * database: no start makes an empty one then (`prepareCluster`), and `retomarTroca` goes on.
 */
export function trocar(dataDir: string, { guardada }: Pronto, entre: () => void = () => {}): void {
  const { cluster, novo } = pastasDe(dataDir)
  if (existsSync(cluster)) renameSync(cluster, guardada)
  flushFolderSync(dataDir)
  entre()
  renameSync(layout(novo).cluster, cluster)
  flushFolderSync(dataDir)
}

/** Ends a change that was cut off between the two renames; answers where the database of before is, null for none. */
export function retomarTroca(dataDir: string): string | null {
  const { cluster, pronto, novo } = pastasDe(dataDir)
  if (existsSync(cluster) || !existsSync(pronto) || !existsSync(layout(novo).cluster)) return null
  const marca = JSON.parse(readFileSync(pronto, 'utf8')) as Pronto
  trocar(dataDir, marca)
  limpar(dataDir)
  return marca.guardada
}
