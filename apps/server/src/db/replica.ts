import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type KyselyPlugin } from 'kysely'
import type { PoolConfig } from 'pg'
import { openDb, type Db } from './db.ts'

/** A standby that reports are read from, as long as it is not too far behind. */
export interface Replica {
  readonly db: Db
  /** Whether what was committed longer ago than the limit is there. */
  isFresh(): boolean
  /** Seconds that it was behind at most, when it was last looked at; null before that. */
  lag(): number | null
  /** Told of a call that it could not answer: it is not asked again before it was looked at. */
  failed(): void
  /** Reads by where they went. */
  readonly reads: { replica: number; primary: number }
  readonly limitMs: number
  close(): Promise<void>
}

interface ReplicaOptions {
  readonly primary: Db
  readonly config: PoolConfig
  readonly plugins?: readonly KyselyPlugin[] | undefined
  readonly limitMs: number
  /** Told when it is used again (null), or why it is not. */
  readonly onChange: (problem: Error | null) => void
}

const LOOK_MS = 500
/** Positions of the primary that are remembered: a replica that is further behind is not used anyway. */
const MARKS = 240

interface Mark {
  readonly position: number
  readonly at: number
}

/** A position in the log is a number of bytes since its beginning. */
async function positionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_current_wal_lsn() - '0/0'::pg_lsn as position`.execute(db)
  return rows[0]?.position ?? 0
}

/** How far the log is in the tables; of a server that is no standby, nothing is known. */
async function replayedBy(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`.execute(
    db,
  )
  const position = rows[0]?.position ?? null
  if (position === null) throw new Error('The server for reading is no standby')
  return position
}

/**
 * Opens a standby for reading, and looks twice a second how far it is behind: positions of the primary are noted with
 * the moment, and the newest of them that the standby has reached says how old its data are. Clocks of two machines are
 * never compared, and a quiet hour is no lag.
 */
export function openReplica({ primary, config, plugins, limitMs, onChange }: ReplicaOptions): Replica {
  const db = openDb(config, plugins)
  const end = new AbortController()
  let marks: Mark[] = []
  let reachedAt: number | null = null
  let fresh = false
  const change = (now: boolean, why: Error): void => {
    if (now !== fresh) onChange(now ? null : why)
    fresh = now
  }
  const lagMs = (): number | null => (reachedAt === null ? null : performance.now() - reachedAt)
  const look = async (): Promise<void> => {
    const at = performance.now()
    marks.push({ position: await positionOf(primary), at })
    const replayed = await replayedBy(db)
    const reached = marks.findLast(({ position }) => position <= replayed)
    if (reached) reachedAt = reached.at
    marks = marks.filter((mark) => mark.at > (reached?.at ?? 0)).slice(-MARKS)
    change(
      (lagMs() ?? Infinity) <= limitMs,
      new Error(`The replica is ${Math.round((lagMs() ?? 0) / 1000)} s behind`),
    )
  }
  const keepLooking = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await look().catch((error: unknown) =>
        change(false, error instanceof Error ? error : new Error(String(error))),
      )
      await sleep(LOOK_MS, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }
  const looking = keepLooking()
  return {
    db,
    limitMs,
    reads: { replica: 0, primary: 0 },
    // Between two looks it goes on falling behind, for all that is known.
    isFresh: () => fresh && (lagMs() ?? Infinity) <= limitMs,
    lag: () => {
      const ms = lagMs()
      return ms === null ? null : ms / 1000
    },
    failed: () => change(false, new Error('The replica did not answer a call')),
    close: async () => {
      end.abort()
      await Promise.all([looking, db.destroy()])
    },
  }
}
