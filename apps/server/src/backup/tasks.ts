import type { Config } from '../config.ts'
import { isoDe } from '../clock.ts'
import { withClient } from '../db/connect.ts'
import type { Deps } from '../deps.ts'
import { layout } from '../postgres/data-folder.ts'
import { runningConnection } from '../postgres/running.ts'
import type { Tarefa } from '../tarefa.ts'
import { positionOf, type Position } from './cluster.ts'
import { isGood, isProven, listCopies, removeCopy, sweepDrafts, type Manifest } from './copies.ts'
import { checkCopy, makeCopy, type CopyJob } from './copy.ts'
import { pruneFiles } from './files.ts'
import { toDelete } from './retain.ts'
import { createSeal } from './seal.ts'
import { archiveLog, pruneLog } from './wal.ts'

/** The embedded database is copied by the system; one of DATABASE_URL by whoever runs it. */
const isOurs = ({ copias, databaseUrl }: Config): boolean => copias !== undefined && databaseUrl === undefined

/** Hour of the company's night at which a copy falls due. */
const HOUR = 2

/** How long after a copy that may not be relied on another one is tried: what disturbed it has passed, or takes somebody. */
const PAUSE = { minutes: 60 }

/**
 * Makes the copy of the night, and once more when a restore began a new history; deletes what is old. One that may not be
 * relied on is tried again at the next of its hours, and fails the runs between.
 */
export const copyDatabase: Tarefa = {
  nome: 'copias.banco',
  titulo: 'Cópia de segurança da noite',
  cron: `0 ${HOUR},${HOUR + 1},${HOUR + 2} * * *`,
  quando: isOurs,
  executar: async (deps) => {
    const job = jobOf(deps)
    const tried = triedTonight(
      await listCopies(job.folder),
      await withClient(job.connection, positionOf),
      deps,
    )
    if (tried.some(isProven)) return
    const last = tried.at(-1)
    if (last && isGood(last)) return requireGood(await checkCopy(job, last))
    if (last && isRecent(last, deps)) return requireGood(last)
    const copy = await checkCopy(job, await makeCopy(job))
    // No more of a night is kept than its best: a disk that fills up is the end of every copy.
    for (const one of tried) if (countProblems(one) >= countProblems(copy)) await removeCopy(job.folder, one)
    await sweepDrafts(job.folder)
    await prune(job, deps)
    requireGood(copy)
  },
}

const isRecent = ({ inicio }: Manifest, { clock }: Deps): boolean =>
  Temporal.Instant.compare(clock.agora(), Temporal.Instant.from(inicio).add(PAUSE)) < 0

const countProblems = ({ problemas, arquivosFaltando }: Manifest): number =>
  problemas.length + arquivosFaltando.length

/** The queue is told of a copy that may not be relied on, and Admin by it. */
function requireGood(copy: Manifest): void {
  if (!isGood(copy)) throw new Error(`The copy ${copy.nome} has problems`)
}

/** Keeps, minute by minute, what was written since the copy. */
export const archiveWrites: Tarefa = {
  nome: 'copias.gravacoes',
  titulo: 'Cópia do que foi gravado',
  cron: '* * * * *',
  quando: isOurs,
  executar: async (deps) => {
    const { connection, dataDir, folder, key } = jobOf(deps)
    const destination = { folder, seal: createSeal(key) }
    await withClient(connection, (client) => archiveLog(client, layout(dataDir).cluster, destination))
  },
}

/** What the configuration says to copy. */
export function jobOf({ config, clock, arquivos }: Pick<Deps, 'config' | 'clock' | 'arquivos'>): CopyJob {
  if (config.copias === undefined) throw new Error('There is no folder of copies')
  return {
    connection: runningConnection(config.dadosDir),
    dataDir: config.dadosDir,
    files: config.s3 ? undefined : arquivos,
    folder: config.copias.pasta,
    key: config.copias.chave,
    clock,
  }
}

/** Copies of this history made since the last night, oldest first. */
function triedTonight(
  copies: readonly Manifest[],
  { system, timeline }: Position,
  { clock, config }: Deps,
): readonly Manifest[] {
  const now = clock.agora().toZonedDateTimeISO(config.empresaFuso)
  const tonight = now.startOfDay().add({ hours: HOUR })
  const night = Temporal.ZonedDateTime.compare(now, tonight) < 0 ? tonight.subtract({ days: 1 }) : tonight
  return copies.filter(
    ({ sistema, linhaDoTempo, inicio }) =>
      sistema === system && linhaDoTempo === timeline && inicio >= isoDe(night.toInstant()),
  )
}

/** Deletes copies past their time, and what of the log and the files only they needed. */
export async function prune(
  { folder, connection }: CopyJob,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
) {
  const agora = clock.agora()
  const old = toDelete(await listCopies(folder), config.copias?.dias ?? 0, agora)
  for (const copy of old) await removeCopy(folder, copy)
  const [oldest] = await listCopies(folder)
  if (oldest === undefined) return
  const daily = (await listCopies(folder)).find(
    ({ inicio }) => inicio >= isoDe(agora.subtract({ hours: 24 * (config.copias?.dias ?? 0) })),
  )
  await pruneLog(folder, (daily ?? oldest).primeiroSegmento)
  await withClient(connection, (client) => pruneFiles(client, folder, oldest.inicio, isoDe(agora)))
}
