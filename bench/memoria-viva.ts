import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

// What a running server holds once its garbage is collected, asked through the inspector of Node.

/** In MiB. */
export interface MemoriaViva {
  readonly processo: number
  readonly objetos: number
}

interface Resposta {
  readonly id?: number
  readonly result?: { readonly result?: { readonly value?: string } }
}

const MIB = 1024 ** 2
const ACORDAR_MS = 100
const TENTATIVAS = 100

/** Starts the inspector of a process that was given this port, where it is not running yet, and answers its address. */
async function acordar(pid: number, porta: number): Promise<string> {
  process.kill(pid, 'SIGUSR1')
  for (let vez = 0; vez < TENTATIVAS; vez++) {
    const answer = await fetch(`http://127.0.0.1:${porta}/json`).catch(() => undefined)
    const alvos = (await answer?.json()) as readonly { readonly webSocketDebuggerUrl: string }[] | undefined
    if (alvos?.[0]) return alvos[0].webSocketDebuggerUrl
    await sleep(ACORDAR_MS)
  }
  throw new Error('The inspector of the server does not answer')
}

/** Collects the garbage of a server that was started with `--inspect-port` of this port, and weighs what is left. */
export async function pesarViva(pid: number, porta: number): Promise<MemoriaViva> {
  const socket = new WebSocket(await acordar(pid, porta))
  await once(socket, 'open')
  let numero = 0
  const call = async (method: string, params: object = {}): Promise<Resposta> => {
    const id = ++numero
    const answer = new Promise<Resposta>((done) => {
      const ouvir = ({ data }: MessageEvent): void => {
        const lida = JSON.parse(String(data)) as Resposta
        if (lida.id !== id) return
        socket.removeEventListener('message', ouvir)
        done(lida)
      }
      socket.addEventListener('message', ouvir)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
  // The second one takes what the first one's finalizers let go of.
  await call('HeapProfiler.collectGarbage')
  await call('HeapProfiler.collectGarbage')
  const { result } = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.close()
  const { rss, heapUsed } = JSON.parse(result?.result?.value ?? '{}') as { rss: number; heapUsed: number }
  return { processo: rss / MIB, objetos: heapUsed / MIB }
}
