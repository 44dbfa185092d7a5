import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The server as a process of its own. */
export interface Instancia extends Disposable {
  readonly processo: ChildProcessByStdio<null, Readable, null>
  readonly url: string
  readonly porta: number
  /** What it wrote so far. */
  readonly dito: () => string
  /** SIGTERM, where it still runs; answers the exit code. */
  encerrar(): Promise<number | null>
}

const NO_AR = /no ar em http:\/\/[^:]+:(\d+)/

/** Starts it with these variables and no others of ours, and waits until its doors are open. */
export async function subirInstancia(env: Readonly<Record<string, string>>): Promise<Instancia> {
  const processo = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, PORT: '0', DEMO: '0', LOG_NIVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let dito = ''
  await new Promise<void>((done) => {
    processo.stdout.on('data', (pedaco) => {
      dito += String(pedaco)
      if (dito.includes('Ctrl+C')) done()
    })
    processo.once('exit', () => done())
  })
  const porta = Number(NO_AR.exec(dito)?.[1])
  return {
    processo,
    porta,
    url: `http://127.0.0.1:${porta}`,
    dito: () => dito,
    encerrar: async () => {
      // One that fell by itself is not waited for: it tells how once, and that is over.
      if (processo.exitCode === null && processo.signalCode === null) {
        processo.kill('SIGTERM')
        await once(processo, 'exit')
      }
      return processo.exitCode
    },
    [Symbol.dispose]: () => void processo.kill('SIGKILL'),
  }
}
