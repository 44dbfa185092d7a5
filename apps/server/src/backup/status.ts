import type { SituacaoDasCopias } from '@rh/domain/inicio/copias'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { isGood, isProven, listCopies, type Manifest } from './copies.ts'

/** A copy a night: one that is older than this missed a night. */
const LATE_HOURS = 36

/** How the backups stand, and the newest one of which it is known whether it can be relied on. */
export interface CopyStatus {
  readonly situacao: SituacaoDasCopias
  readonly ultima: Manifest | null
}

/** Reads from the folder of copies itself how they stand: what was deleted there counts no more. */
export async function copyStatus({ copias, databaseUrl }: Config, clock: Clock): Promise<CopyStatus> {
  if (databaseUrl !== undefined) return { situacao: 'externa', ultima: null }
  if (copias === undefined) return { situacao: 'desligada', ultima: null }
  // One that was not read back yet is none to rely on, nor one that is bad: the one before it counts until it was.
  const ultima = (await listCopies(copias.pasta)).findLast((copy) => isProven(copy) || !isGood(copy)) ?? null
  return { situacao: situacaoOf(ultima, clock), ultima }
}

function situacaoOf(newest: Manifest | null, clock: Clock): SituacaoDasCopias {
  if (newest === null) return 'nenhuma'
  if (!isGood(newest)) return 'com_problemas'
  const age = clock.agora().since(Temporal.Instant.from(newest.fim)).total('hours')
  return age > LATE_HOURS ? 'atrasada' : 'em_dia'
}
