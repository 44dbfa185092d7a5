import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { withClient } from '../apps/server/src/db/connect.ts'
import { createServidor, type Servidor } from '../e2e/servidor.ts'
import type { Achado, Gravador } from './gravadores/gravador.ts'
import { COM_ENDERECOS, Recusa } from './gravadores/pessoa.ts'
import { gravarRascunhos } from './gravadores/rascunhos.ts'

// Rounds of writes of several kinds that something cuts off, and of looking for what was promised.

export const alvos = ['node', 'banco', 'ambos'] as const
export type Alvo = (typeof alvos)[number]

/** Longest time without service after each kind of fall. */
export const limiteMs: Readonly<Record<Alvo, number>> = { node: 3000, banco: 5000, ambos: 5000 }

export interface Rodada {
  readonly rodada: number
  readonly alvo: string
  /** Writes acknowledged in this round, of every kind. */
  readonly confirmadas: number
  /** Of all rounds up to the last look. */
  readonly perdidas: number
  readonly pelaMetade: number
  /** Answers that blame the system instead of asking to come back. */
  readonly estranhas: readonly string[]
  /** From the fall to the next acknowledged write that set out after it. */
  readonly paradaMs: number
}

/** A fall: cuts everything off, brings it back, and answers when it was cut. */
export interface Queda {
  readonly alvo: string
  readonly cair: (servidor: Servidor) => Promise<number>
}

/** Status of a system that is busy or away for a moment, and of one without room on its disk. */
const COME_BACK = [503, 507]
const PAUSE_MS = 30
const WARM_UP_MS = 1200
const GIVE_UP_MS = 60_000

/** Lets every kind write at once, over and over, until it is stopped. */
function startWriters(gravadores: readonly Gravador[]) {
  let confirmadas = 0
  let lastStart = 0
  const estranhas: string[] = []
  const over = new AbortController()
  const write = async ({ gravar }: Gravador): Promise<void> => {
    const start = Date.now()
    await gravar()
    confirmadas += 1
    lastStart = Math.max(lastStart, start)
  }
  /** A refused or cut-off write promises nothing, and the next one tries again; but nothing is said to be a defect. */
  const note = (error: unknown): void => {
    if (error instanceof Recusa && error.status >= 500 && !COME_BACK.includes(error.status))
      estranhas.push(error.message)
  }
  const client = async (gravador: Gravador): Promise<void> => {
    for (let vez = 0; !over.signal.aborted && vez < (gravador.porRodada ?? Infinity); vez++) {
      await write(gravador).catch(note)
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all(
    gravadores.flatMap((gravador) => Array.from({ length: gravador.clientes }, () => client(gravador))),
  )
  return {
    estranhas,
    confirmadas: () => confirmadas,
    /** When the last acknowledged write set out. */
    lastStart: () => lastStart,
    stop: async () => {
      over.abort()
      await running
    },
  }
}

/** Kills, starts again what does not do so by itself, and answers the moment of the kill. */
export const matar = (alvo: Alvo): Queda => ({
  alvo,
  cair: async (servidor) => {
    if (alvo !== 'node') servidor.killDatabase()
    if (alvo === 'banco') return Date.now()
    await servidor.killNode()
    const killedAt = Date.now()
    await servidor.start(COM_ENDERECOS)
    return killedAt
  },
})

const databaseOf = ({ dataDir }: Servidor) =>
  ({ host: `${dataDir}/banco`, user: 'rh', database: 'postgres' }) as const

/** One person drafts and sends without end, which the company would stop at its limits. */
const allowMany = (servidor: Servidor) =>
  withClient(databaseOf(servidor), (client) =>
    client.query(`insert into limite (regra, valor, desde, motivo)
      select regra, 100000, '2000-01-01', 'Muitos de uma vez'
        from unnest(array['admissao.rascunhos', 'anexo.quantidade']) regra`),
  )

export type Achados = ReadonlyMap<string, Achado>

async function conferir(gravadores: readonly Gravador[], client: Client): Promise<Achados> {
  const achados = new Map<string, Achado>()
  for (const gravador of gravadores) achados.set(gravador.nome, await gravador.conferir(client))
  return achados
}

const somar = (achados: Achados, o: keyof Achado): number =>
  [...achados.values()].reduce((total, achado) => total + achado[o], 0)

interface Opcoes {
  readonly quantas: number
  /** The n-th fall. */
  readonly queda: (n: number) => Queda
  readonly gravadores?: readonly Gravador[]
  /**
   * Everything is looked for after each so many falls, and after the last: what the system ends by itself is waited for
   * then.
   */
  readonly conferirCada?: number
  /** Folder in which the data is kept, by default any. */
  readonly pasta?: string
  readonly onRodada?: (rodada: Rodada) => void
}

/** Falls in the middle of writes, round after round. Answers the rounds, and what was found of each kind in the end. */
export async function runRodadas({
  quantas,
  queda,
  gravadores = [gravarRascunhos()],
  conferirCada = 1,
  pasta,
  onRodada = () => {},
}: Opcoes): Promise<{ readonly rodadas: readonly Rodada[]; readonly achados: Achados }> {
  await using servidor = await createServidor(pasta)
  await servidor.start(COM_ENDERECOS)
  await allowMany(servidor)
  const rodadas: Rodada[] = []
  let achados: Achados = new Map()
  for (let rodada = 1; rodada <= quantas; rodada++) {
    for (const gravador of gravadores) await gravador.entrar(servidor)
    const writers = startWriters(gravadores)
    await sleep(WARM_UP_MS + Math.random() * WARM_UP_MS)
    const since = Date.now()
    const { alvo, cair } = queda(rodada - 1)
    const fallenAt = await cair(servidor)
    while (writers.lastStart() <= fallenAt && Date.now() < since + GIVE_UP_MS) await sleep(5)
    const paradaMs = Date.now() - since
    await sleep(WARM_UP_MS)
    await writers.stop()
    if (rodada % conferirCada === 0 || rodada === quantas) {
      for (const gravador of gravadores) await gravador.aquietar?.()
      achados = await withClient(databaseOf(servidor), (client) => conferir(gravadores, client))
    }
    const uma = {
      rodada,
      alvo,
      confirmadas: writers.confirmadas(),
      perdidas: somar(achados, 'perdidas'),
      pelaMetade: somar(achados, 'pelaMetade'),
      estranhas: writers.estranhas,
      paradaMs,
    }
    rodadas.push(uma)
    onRodada(uma)
  }
  return { rodadas, achados }
}
