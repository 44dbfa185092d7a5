import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { folderArgument, layout, programEnv } from './data-folder.ts'
import { explain } from './explain.ts'
import { isAlive, isPostmasterOf } from './process-info.ts'
import type { RunAs } from './run-as.ts'

const POLL_MS = 15
const START_MS = 60_000
const STOP_MS = 15_000
const LOG_BYTES = 5_000_000

/** Prefix of the socket folders we create, by which a later start recognises one left behind. */
export const SOCKET_FOLDER = 'rh-postgres-'

export interface ServerPlan {
  readonly folder: string
  readonly binaries: Binaries
  readonly user: RunAs
  /** Settings given on the command line, so that an old data folder runs with today's. */
  readonly settings: Readonly<Record<string, string>>
  /** How long a start may take, in milliseconds, where it is not a usual one. */
  readonly startMs?: number | undefined
}

interface PidFile {
  readonly pid: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/** The server's own note about itself: pid, folder, start, port, socket folder, address, memory, state. */
function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

async function waitUntil(condition: () => boolean, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(POLL_MS)
  }
  return true
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

const argumentsOf = ({ folder, settings }: ServerPlan): string[] => [
  '-D',
  folderArgument(layout(folder).cluster),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** On Windows only pg_ctl can lower an administrator's rights, which PostgreSQL demands. */
function launchOnWindows(plan: ServerPlan): undefined {
  const { cluster, log } = layout(plan.folder)
  const options = argumentsOf(plan)
    .slice(2)
    .map((part) => `"${part}"`)
    .join(' ')
  const args = ['start', '-W', '-D', cluster, '-l', log, '-o', options]
  spawnSync(plan.binaries.pgCtl, args, { env: programEnv(), stdio: 'ignore', windowsHide: true })
}

function launch(plan: ServerPlan): ChildProcess | undefined {
  if (process.platform === 'win32') return launchOnWindows(plan)
  const { cluster, log } = layout(plan.folder)
  const output = openLog(log)
  try {
    return spawn(plan.binaries.postgres, argumentsOf(plan), {
      ...plan.user,
      cwd: cluster,
      env: programEnv(),
      stdio: ['ignore', output, output],
      // Its own process group: Ctrl-C at the terminal must reach Node alone, which stops it in order.
      detached: true,
    })
  } finally {
    closeSync(output)
  }
}

const logTail = (folder: string, from: number): string => {
  try {
    return readFileSync(layout(folder).log).subarray(from).toString()
  } catch {
    return ''
  }
}

/** Orphans of a killed server hold its memory for a moment: worth waiting for, unlike other refusals. */
const isTransient = (output: string): boolean => /pre-existing shared memory|lock file .* exists/.test(output)

/** Starts the server once; its pid when it accepts connections, its words when it gave up. */
async function tryStart(plan: ServerPlan): Promise<{ pid: number } | { output: string }> {
  const { cluster, log } = layout(plan.folder)
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const child = launch(plan)
  let failure: Error | undefined
  child?.on('error', (error) => {
    failure = error
  })
  const hasEnded = (): boolean =>
    failure !== undefined || (child !== undefined && (child.exitCode ?? child.signalCode) !== null)
  const isReady = (): boolean => {
    const found = readPidFile(cluster)
    return found?.isReady === true && isAlive(found.pid) && (child === undefined || found.pid === child.pid)
  }
  await waitUntil(() => isReady() || hasEnded(), plan.startMs ?? START_MS)
  const pid = readPidFile(cluster)?.pid
  if (isReady() && pid !== undefined) {
    child?.unref()
    return { pid }
  }
  child?.kill('SIGQUIT')
  return { output: failure ? String(failure) : logTail(plan.folder, size) }
}

/** Starts the server and waits until it accepts connections. */
export async function startServer(plan: ServerPlan): Promise<number> {
  const end = Date.now() + START_MS
  for (;;) {
    const result = await tryStart(plan)
    if ('pid' in result) return result.pid
    if (!isTransient(result.output) || Date.now() > end) throw explain(plan.folder, result.output)
    await sleep(10 * POLL_MS)
  }
}

function requestStop(pid: number, mode: 'fast' | 'immediate', plan: ServerPlan): void {
  if (process.platform === 'win32') {
    const args = ['stop', '-W', '-m', mode, '-D', layout(plan.folder).cluster]
    spawnSync(plan.binaries.pgCtl, args, { env: programEnv(), stdio: 'ignore', windowsHide: true })
    return
  }
  // What `pg_ctl -m fast` and `-m immediate` send, without its refusal to run as root.
  process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/** Stops the server in order; one that does not answer is cut off, which loses nothing that was committed. */
export async function stopServer(pid: number, plan: ServerPlan): Promise<void> {
  for (const mode of ['fast', 'immediate'] as const) {
    if (!isAlive(pid)) return
    requestStop(pid, mode, plan)
    if (await waitUntil(() => !isAlive(pid), STOP_MS)) return
  }
  throw new StartupError(
    `O servidor PostgreSQL da pasta ${plan.folder} (processo ${pid}) não respondeu ao pedido de parada.\n` +
      'Encerre esse processo e inicie de novo.',
  )
}

/** Clears what a killed Node process left: its database server, still running, or the traces of a dead one. */
export async function clearLeftovers(plan: ServerPlan): Promise<void> {
  const { cluster } = layout(plan.folder)
  const found = readPidFile(cluster)
  if (found === undefined) return
  if (isPostmasterOf(found.pid, cluster)) await stopServer(found.pid, plan)
  // The pid may be a zombie's by now, or a stranger's: PostgreSQL could not tell and would refuse to start.
  // What still shares memory with the dead server it finds by itself, without this file.
  else {
    for (const file of readdirSync(cluster)) {
      if (/^(postmaster\.pid|\.s\.PGSQL\..*)$/.test(file)) rmSync(join(cluster, file), { force: true })
    }
  }
  if (basename(found.socketFolder).startsWith(SOCKET_FOLDER)) {
    rmSync(found.socketFolder, { recursive: true, force: true })
  }
}
