// A tab without a session asks the open tabs of this origin for one. Of those that answer one is taken, which asks the
// server; the token goes by the channel, and only the tab that asked keeps it.

const CANAL = 'sessao-de-aba'
/** How long an open tab may take to say that it is there; without one, that is how much later the login appears. */
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

/** Lets other tabs of this origin in while this one is signed in. Returns a function that stops it. */
export function cederSessao({ isAberta, abrir }: AbaAberta): () => void {
  const canal = new BroadcastChannel(CANAL)
  const aba = crypto.randomUUID()
  listen(canal, (recado) => {
    if (!isAberta()) return
    const { pedido } = recado
    if (recado.tipo === 'pede') dizer(canal, { tipo: 'tem', pedido, aba })
    if (recado.tipo === 'escolhe' && recado.aba === aba)
      void abrir().then((token) => dizer(canal, { tipo: 'cede', pedido, token }))
  })
  return () => canal.close()
}

/** Asks the open tabs for a session; null when none has one to give, or the company forbids it. */
export function pedirSessao(): Promise<string | null> {
  const canal = new BroadcastChannel(CANAL)
  const pedido = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let prazo = setTimeout(() => resolve(null), ALGUEM_MS)
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
