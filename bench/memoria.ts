import { readFileSync } from 'node:fs'

// The memory of another process, as Linux tells it, in MiB; 0 once it has ended.

const KIB = 1024

function ler(arquivo: string, campo: RegExp): number {
  try {
    return Number(campo.exec(readFileSync(arquivo, 'utf8'))?.[1] ?? 0) / KIB
  } catch {
    return 0
  }
}

/** The most that it ever held. */
export const picoDe = (pid = 0): number => ler(`/proc/${pid}/status`, /VmHWM:\s+(\d+)/)

/** What it holds now; what it shares with others is counted in part (PSS). */
export const pesoDe = (pid: number): number => ler(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m)
