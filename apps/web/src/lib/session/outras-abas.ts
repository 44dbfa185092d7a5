// A tab without a session asks the open tabs of this origin for one. Of those that answer one is taken, which asks the
// server; the token goes by the channel, and only the tab that asked keeps it. Whether there is anybody to ask is known
// at once: a tab holds a shared web lock for as long as it is signed in.

import { logFailure } from '../log.ts'

const CANAL = 'sessao-de-aba'
const TRANCA = 'sessao-de-aba-aberta'
/** How long an open tab may take to say that it is there: it may be in the background, on a machine that is busy. */
const RESPOSTA_MS = 5000
/** The same where the browser has no web locks (no https), and the sign-in waits for nobody. */
const ALGUEM_MS = 300
/** How long the server may take. */
const TOKEN_MS = 5000

type Recado =
  | { readonly tipo: 'pede'; readonly pedido: string }
  | { readonly tipo: 'tem'; readonly pedido: string; readonly aba: string }
  | { readonly tipo: 'escolhe'; readonly pedido: string; readonly aba: string }
  | { readonly tipo: 'cede'; readonly pedido: string; readonly token: string | null }

const isRecado = (data: unknown): data is Recado =>
  typeof data === 'object' && data !== null && 'tipo' in data && 'pedido' in data

interface AbaAberta {
  readonly isAberta: () => boolean
  /** Tells of each change of `isAberta`, until the function that it returns is called. */
  readonly onChange: (listener: () => void) => () => void
  /** Asks the server for a session of its own for another tab. */
  readonly abrir: () => Promise<string | null>
}

function listen(canal: BroadcastChannel, hear: (recado: Recado) => void): void {
  canal.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecado(data)) hear(data)
  })
}

const dizer = (canal: BroadcastChannel, recado: Recado): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel speaks to its own origin only
  canal.postMessage(recado)

/** Undefined in a browser that keeps web locks from pages without https, whatever the types say. */
const webLocks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks

/** Holds the lock of the tabs that are signed in while this one is. Returns a function that lets go of it. */
function announce({ isAberta, onChange }: Pick<AbaAberta, 'isAberta' | 'onChange'>): () => void {
  const locks = webLocks()
  let release: (() => void) | undefined
  const letGo = (): void => {
    release?.()
    release = undefined
  }
  const follow = (): void => {
    if (!isAberta()) return letGo()
    if (release !== undefined || locks === undefined) return
    const { promise, resolve } = Promise.withResolvers<void>()
    release = resolve
    locks
      .request(TRANCA, { mode: 'shared' }, () => promise)
      .catch((error: unknown) => logFailure(TRANCA, error))
  }
  const stop = onChange(follow)
  follow()
  return () => {
    stop()
    letGo()
  }
}

/** How long to wait for an open tab to answer, in milliseconds; zero where it is known that there is none. */
async function patience(): Promise<number> {
  const locks = webLocks()
  if (locks === undefined) return ALGUEM_MS
  try {
    const { held = [] } = await locks.query()
    return held.some(({ name }) => name === TRANCA) ? RESPOSTA_MS : 0
  } catch (error) {
    // Refused where a browser keeps nothing of the site; the sign-in must appear all the same.
    logFailure(TRANCA, error)
    return ALGUEM_MS
  }
}

/** Lets other tabs of this origin in while this one is signed in. Returns a function that stops it. */
export function cederSessao({ isAberta, onChange, abrir }: AbaAberta): () => void {
  const stopAnnouncing = announce({ isAberta, onChange })
  const canal = new BroadcastChannel(CANAL)
  const aba = crypto.randomUUID()
  listen(canal, (recado) => {
    if (!isAberta()) return
    const { pedido } = recado
    if (recado.tipo === 'pede') dizer(canal, { tipo: 'tem', pedido, aba })
    if (recado.tipo === 'escolhe' && recado.aba === aba)
      void abrir().then((token) => dizer(canal, { tipo: 'cede', pedido, token }))
  })
  return () => {
    stopAnnouncing()
    canal.close()
  }
}

/** Asks the open tabs for a session; null when none has one to give, or the company forbids it. */
export async function pedirSessao(): Promise<string | null> {
  const espera = await patience()
  if (espera === 0) return null
  const canal = new BroadcastChannel(CANAL)
  const pedido = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let prazo = setTimeout(() => resolve(null), espera)
  let escolhida: string | null = null
  listen(canal, (recado) => {
    if (recado.pedido !== pedido) return
    if (recado.tipo === 'tem' && escolhida === null) {
      escolhida = recado.aba
      clearTimeout(prazo)
      prazo = setTimeout(() => resolve(null), TOKEN_MS)
      dizer(canal, { tipo: 'escolhe', pedido, aba: recado.aba })
    }
    if (recado.tipo === 'cede' && escolhida !== null) resolve(recado.token)
  })
  dizer(canal, { tipo: 'pede', pedido })
  return promise.finally(() => {
    clearTimeout(prazo)
    canal.close()
  })
}
