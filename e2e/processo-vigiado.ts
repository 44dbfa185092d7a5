import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of what it says, as much as tells why it ended. */
const ULTIMAS_LINHAS = 40
/** A line of a fatal error may hold a whole source. */
const LINHA_MAX = 500
/** Until its last words have arrived. */
const DESPEDIDA_MS = 1_000

/** A process of ours, of which an end that nobody asked for is told. */
export interface ProcessoVigiado {
  readonly pid: number
  readonly isVivo: () => boolean
  /**
   * How it ended and what it said last, where it ended by itself. Whoever lost a connection may know of an end a moment
   * before this process does: `esperaMs` is for that.
   */
  fimInesperado(esperaMs?: number): Promise<string | undefined>
  /** Ends it with a signal, and waits; answers the exit code, or null where it had ended before. */
  encerrar(sinal: NodeJS.Signals): Promise<number | null>
}

/** What the two outputs say, line by line, passed on and the last of it kept. */
function guardarFalas({ stdout, stderr }: ChildProcess): readonly string[] {
  const falas: string[] = []
  for (const saida of [stdout, stderr]) {
    let resto = ''
    saida?.setEncoding('utf8').on('data', (trecho: string) => {
      // What it complains of belongs to the report of the test that runs; the rest is only kept.
      if (saida === stderr) process.stderr.write(trecho)
      const linhas = (resto + trecho).split('\n')
      resto = linhas.pop() ?? ''
      falas.push(...linhas.map((linha) => linha.slice(0, LINHA_MAX)))
      falas.splice(0, falas.length - ULTIMAS_LINHAS)
    })
    saida?.on('end', () => {
      if (resto !== '') falas.push(resto.slice(0, LINHA_MAX))
    })
  }
  return falas
}

export function vigiar(comando: string, args: readonly string[], opcoes: SpawnOptions = {}): ProcessoVigiado {
  // A worker of Playwright drops what its children inherit.
  const child = spawn(comando, args, { ...opcoes, stdio: ['ignore', 'pipe', 'pipe'] })
  const falas = guardarFalas(child)
  const acabou = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let pedido = false
  const isVivo = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    isVivo,
    fimInesperado: async (esperaMs = 0) => {
      if (pedido) return undefined
      await Promise.race([acabou, sleep(isVivo() ? esperaMs : DESPEDIDA_MS)])
      if (isVivo()) return undefined
      const como = child.signalCode === null ? `code ${child.exitCode}` : `signal ${child.signalCode}`
      return [`The application ended by itself with ${como}. What it said last:`, ...falas].join('\n')
    },
    encerrar: async (sinal) => {
      if (!isVivo()) return null
      pedido = true
      child.kill(sinal)
      await acabou
      return child.exitCode
    },
  }
}
