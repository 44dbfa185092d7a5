import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../apps/server/src/db/connect.ts'
import { createServidor, type Servidor } from '../e2e/servidor.ts'

export const alvos = ['node', 'banco', 'ambos'] as const
export type Alvo = (typeof alvos)[number]

/** Longest time without service after each kind of fall. */
export const limiteMs: Readonly<Record<Alvo, number>> = { node: 3000, banco: 5000, ambos: 5000 }

export interface Rodada {
  readonly rodada: number
  readonly alvo: Alvo
  readonly confirmadas: number
  readonly perdidas: number
  /** From the kill to the next acknowledged write. */
  readonly paradaMs: number
}

const CLIENTS = 4
/** Between two writes of a client: keeps the run below the calls per minute of one address. */
const PAUSE_MS = 30
const WARM_UP_MS = 600
const GIVE_UP_MS = 30_000

const USUARIO = 'coordenador.operacional'
const SENHA = 'demo-limpeza-2026'

async function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
}

/** Drafts admissions from several clients at once, and remembers each one the server acknowledged. */
async function startWriters(url: string) {
  const login = await post(`${url}/api/auth/login`, { usuario: USUARIO, senha: SENHA })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const confirmadas: number[] = []
  let lastStart = 0
  const over = new AbortController()
  const write = async (): Promise<void> => {
    const start = Date.now()
    const answer = await post(`${url}/api/admissao/criar`, {}, accessToken)
    if (answer.status !== 201) return
    confirmadas.push(((await answer.json()) as { id: number }).id)
    lastStart = start
  }
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // A refused or cut-off write promises nothing: the next one tries again.
      await write().catch(() => {})
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    confirmadas,
    /** When the last acknowledged write set out. */
    lastStart: () => lastStart,
    stop: async () => {
      over.abort()
      await running
    },
  }
}

/** Kills, starts again what does not do so by itself, and answers the moment of the kill. */
async function fall(servidor: Servidor, alvo: Alvo): Promise<number> {
  if (alvo !== 'node') servidor.killDatabase()
  if (alvo === 'banco') return Date.now()
  await servidor.killNode()
  const killedAt = Date.now()
  await servidor.start()
  return killedAt
}

const databaseOf = ({ dataDir }: Servidor) =>
  ({ host: `${dataDir}/banco`, user: 'rh', database: 'postgres' }) as const

const countLost = (servidor: Servidor, ids: readonly number[]): Promise<number> =>
  withClient(databaseOf(servidor), async (client) => {
    const { rows } = await client.query<{ achadas: string }>(
      'select count(*) achadas from processo where id = any($1)',
      [ids],
    )
    return ids.length - Number(rows[0]?.achadas)
  })

/** One person drafts here without end, which the company would stop at its limit. */
const allowManyDrafts = (servidor: Servidor) =>
  withClient(databaseOf(servidor), (client) =>
    client.query(`insert into limite (regra, valor, desde, motivo)
      values ('admissao.rascunhos', 10000, '2000-01-01', 'Muitos rascunhos de uma vez')`),
  )

async function runRodada(servidor: Servidor, rodada: number, alvo: Alvo): Promise<Rodada> {
  const writers = await startWriters(servidor.url)
  await sleep(WARM_UP_MS + Math.random() * WARM_UP_MS)
  const since = Date.now()
  const killedAt = await fall(servidor, alvo)
  while (writers.lastStart() <= killedAt && Date.now() < since + GIVE_UP_MS) await sleep(5)
  const paradaMs = Date.now() - since
  await sleep(WARM_UP_MS)
  await writers.stop()
  const perdidas = await countLost(servidor, writers.confirmadas)
  return { rodada, alvo, confirmadas: writers.confirmadas.length, perdidas, paradaMs }
}

/** Kills the application in the middle of writes, round after round, and looks for what it had promised. */
export async function runRodadas(
  quantas: number,
  onRodada: (rodada: Rodada) => void = () => {},
): Promise<Rodada[]> {
  await using servidor = await createServidor()
  await servidor.start()
  await allowManyDrafts(servidor)
  const rodadas: Rodada[] = []
  for (let i = 0; i < quantas; i++) {
    const rodada = await runRodada(servidor, i + 1, alvos[i % alvos.length] ?? 'node')
    rodadas.push(rodada)
    onRodada(rodada)
  }
  return rodadas
}
