import type { Db } from '../db/db.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'

/** What is wrong with the trail's links and heads. */
export const problemasDaTrilha = async (db: Db): Promise<readonly string[]> =>
  (await onOneConnection(db, (run) => checkTrail(run))).exemplos
