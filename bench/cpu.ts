import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../apps/server/src/db/connect.ts'

/** Whether this system tells how long a process ran. */
export const podeMedirCpu = existsSync('/proc/self/schedstat')

/** Milliseconds on a processor so far, by process. */
export type Cpu = ReadonlyMap<string, number>

const filhosDe = (pid: string): string[] => {
  try {
    return execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n')
  } catch {
    return []
  }
}

function rodouMs(pid: string): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((soma, tarefa) => {
      const [ns = '0'] = readFileSync(`/proc/${pid}/task/${tarefa}/schedstat`, 'utf8').split(' ')
      return soma + Number(ns) / 1e6
    }, 0)
  } catch {
    // It ended meanwhile.
    return 0
  }
}

/**
 * The first process of the database: of the one in the folder, or of DATABASE_URL when it runs on this machine too. Null
 * for one elsewhere, whose work nobody here sees.
 */
export async function findPostmaster(dados: string): Promise<string | null> {
  const connectionString = process.env.DATABASE_URL
  if (connectionString === undefined)
    return readFileSync(join(dados, 'banco/postmaster.pid'), 'utf8').split('\n', 1)[0] ?? null
  const backend = await withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pasta = `/proc/${rows[0]?.pid ?? 0}`
    if (!existsSync(pasta) || readFileSync(`${pasta}/comm`, 'utf8').trim() !== 'postgres') return null
    return readFileSync(`${pasta}/status`, 'utf8')
  })
  return /^PPid:\s*(\d+)$/m.exec(backend ?? '')?.[1] ?? null
}

/** How long one process has been on a processor. */
export const readProcesso = (pid: number): Cpu =>
  podeMedirCpu ? new Map([[String(pid), rodouMs(String(pid))]]) : new Map()

/** How long each process of a database has. */
export const readBanco = (postmaster: string | null): Cpu =>
  podeMedirCpu && postmaster !== null
    ? new Map([postmaster, ...filhosDe(postmaster)].map((pid) => [pid, rodouMs(pid)]))
    : new Map()

/**
 * How long the server and each process of its database have been on a processor. On a machine with other work it says
 * what a call costs, where the clock says how long it had to wait for its turn.
 */
export const readCpu = (node: number, postmaster: string | null): Cpu =>
  new Map([...readProcesso(node), ...readBanco(postmaster)])

/** What was used between two readings, by the processes that lived to the second one. */
export const gastoMs = (antes: Cpu, depois: Cpu): number =>
  [...depois].reduce((soma, [pid, ms]) => soma + Math.max(0, ms - (antes.get(pid) ?? 0)), 0)
