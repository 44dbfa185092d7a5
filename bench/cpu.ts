import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
 * How long the server and each process of its database have been on a processor. On a machine with other work it says
 * what a call costs, where the clock says how long it had to wait for its turn.
 */
export function readCpu(node: number, dados: string): Cpu {
  const [postmaster = ''] = readFileSync(join(dados, 'banco/postmaster.pid'), 'utf8').split('\n', 1)
  return new Map([String(node), ...filhosDe(postmaster)].map((pid) => [pid, rodouMs(pid)]))
}

/** What was used between two readings, by the processes that lived to the second one. */
export const gastoMs = (antes: Cpu, depois: Cpu): number =>
  [...depois].reduce((soma, [pid, ms]) => soma + Math.max(0, ms - (antes.get(pid) ?? 0)), 0)
