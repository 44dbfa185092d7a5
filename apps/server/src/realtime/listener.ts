import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { createClient } from '../db/primary.ts'

const RECONNECT_MS = 1_000
const CONNECT_MS = 5_000
/** A silent link may be a dead one: it is asked this often, and given this long to answer. */
const HEARTBEAT_MS = 15_000
const REPLY_MS = 5_000

interface Listener {
  readonly onMessage: (message: string) => void
  /** Listening, for the first time or again: what was told in between went unheard. */
  readonly onConnect: () => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Listens to a channel of the database on a connection of its own (a pool in transaction mode cannot listen),
 * and goes back to it whenever the connection is lost. Resolves when the listening has started or failed once.
 */
export async function listen(
  conexao: ClientConfig,
  canal: string,
  listener: Listener,
): Promise<AsyncDisposable> {
  const fim = new AbortController()
  const { promise: tentou, resolve } = Promise.withResolvers<void>()
  const onConnect = (): void => {
    listener.onConnect()
    resolve()
  }
  const onFailure = (error: unknown): void => {
    listener.onFailure(error)
    resolve()
  }
  const laco = keepListening(conexao, canal, { ...listener, onConnect, onFailure }, fim.signal)
  await tentou
  return {
    async [Symbol.asyncDispose]() {
      fim.abort()
      await laco
    },
  }
}

async function keepListening(
  conexao: ClientConfig,
  canal: string,
  listener: Listener,
  fim: AbortSignal,
): Promise<void> {
  while (!fim.aborted) {
    try {
      await connect(conexao, canal, listener, fim)
    } catch (error) {
      if (!fim.aborted) listener.onFailure(error)
    }
    await sleep(RECONNECT_MS, undefined, { signal: fim, ref: false }).catch(() => {})
  }
}

/** One connection, from its start to its loss. */
async function connect(
  conexao: ClientConfig,
  canal: string,
  { onMessage, onConnect }: Listener,
  fim: AbortSignal,
): Promise<void> {
  const client = createClient({
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: REPLY_MS,
    keepAlive: true,
    application_name: 'rh-escuta',
    ...conexao,
  })
  const { promise: lost, resolve, reject } = Promise.withResolvers<void>()
  // Lost before anyone waits for it, it must not count as unhandled.
  lost.catch(() => {})
  client.on('error', reject)
  client.on('end', () => resolve())
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  const disconnect = (): void => {
    resolve()
    client.end().catch(() => {})
  }
  fim.addEventListener('abort', disconnect)
  let heartbeat: NodeJS.Timeout | undefined
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(canal)}`)
    onConnect()
    heartbeat = setInterval(() => void client.query('select 1').catch(reject), HEARTBEAT_MS).unref()
    await lost
  } finally {
    clearInterval(heartbeat)
    fim.removeEventListener('abort', disconnect)
    await client.end().catch(() => {})
  }
}
