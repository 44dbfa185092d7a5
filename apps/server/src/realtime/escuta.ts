import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

const RELIGAR_MS = 1_000
const CONECTAR_MS = 5_000
/** A silent link may be a dead one: it is asked this often, and given this long to answer. */
const PULSO_MS = 15_000
const RESPOSTA_MS = 5_000

interface Ouvinte {
  readonly aoOuvir: (recado: string) => void
  /** Listening, for the first time or again: what was told in between went unheard. */
  readonly aoLigar: () => void
  readonly aoFalhar: (error: unknown) => void
}

/**
 * Listens to a channel of the database on a connection of its own (a pool in transaction mode cannot listen),
 * and goes back to it whenever the connection is lost. Resolves when the listening has started or failed once.
 */
export async function escutar(
  conexao: ClientConfig,
  canal: string,
  ouvinte: Ouvinte,
): Promise<AsyncDisposable> {
  const fim = new AbortController()
  const { promise: tentou, resolve } = Promise.withResolvers<void>()
  const aoLigar = (): void => {
    ouvinte.aoLigar()
    resolve()
  }
  const aoFalhar = (error: unknown): void => {
    ouvinte.aoFalhar(error)
    resolve()
  }
  const laco = manter(conexao, canal, { ...ouvinte, aoLigar, aoFalhar }, fim.signal)
  await tentou
  return {
    async [Symbol.asyncDispose]() {
      fim.abort()
      await laco
    },
  }
}

async function manter(
  conexao: ClientConfig,
  canal: string,
  ouvinte: Ouvinte,
  fim: AbortSignal,
): Promise<void> {
  while (!fim.aborted) {
    try {
      await ligar(conexao, canal, ouvinte, fim)
    } catch (error) {
      if (!fim.aborted) ouvinte.aoFalhar(error)
    }
    await sleep(RELIGAR_MS, undefined, { signal: fim, ref: false }).catch(() => {})
  }
}

/** One connection, from its start to its loss. */
async function ligar(
  conexao: ClientConfig,
  canal: string,
  { aoOuvir, aoLigar }: Ouvinte,
  fim: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionTimeoutMillis: CONECTAR_MS,
    query_timeout: RESPOSTA_MS,
    keepAlive: true,
    application_name: 'rh-escuta',
    ...conexao,
  })
  const { promise: perdida, resolve, reject } = Promise.withResolvers<void>()
  // Lost before anyone waits for it, it must not count as unhandled.
  perdida.catch(() => {})
  client.on('error', reject)
  client.on('end', () => resolve())
  client.on('notification', ({ payload = '' }) => aoOuvir(payload))
  const desligar = (): void => {
    resolve()
    client.end().catch(() => {})
  }
  fim.addEventListener('abort', desligar)
  let pulso: NodeJS.Timeout | undefined
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(canal)}`)
    aoLigar()
    pulso = setInterval(() => void client.query('select 1').catch(reject), PULSO_MS).unref()
    await perdida
  } finally {
    clearInterval(pulso)
    fim.removeEventListener('abort', desligar)
    await client.end().catch(() => {})
  }
}
