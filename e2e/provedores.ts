import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const pasta = join(import.meta.dirname, 'provedores')

/** A counterpart of a sign-in provider, in a process of its own on this machine alone. */
export interface Contraparte extends AsyncDisposable {
  readonly url: string
}

const READY_MS = 90_000

/** Starts one; each test file has its own, for as long as it runs. */
export async function createContraparte(
  nome: 'cognito' | 'firebase' | 'auth0',
  env: Readonly<Record<string, string>>,
): Promise<Contraparte> {
  const child = fork(join(pasta, `${nome}.mjs`), {
    cwd: pasta,
    env: { ...process.env, ...env },
    // What they say is about running them anywhere but here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const url = await urlDe(child, nome)
  return {
    url,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function urlDe(child: ChildProcess, nome: string): Promise<string> {
  const morta = once(child, 'exit').then(() => Promise.reject(new Error(`${nome} ended before it answered`)))
  const pronta = once(child, 'message', { signal: AbortSignal.timeout(READY_MS) })
  const [mensagem] = (await Promise.race([pronta, morta])) as [{ readonly url: string }]
  return mensagem.url
}
