import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'

/** What one address did of one thing in the window that is running. */
interface Conta {
  /** At this instance. */
  daqui: number
  /** Of these, how many the others were told of. */
  ditas: number
  /** At the others, as far as this one heard. */
  deOutras: number
  /** By `performance.now()`. */
  fim: number
}

/** The call that is limited; none for the limit over all of them. */
interface Opcoes {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: string }
}

interface Contada {
  readonly current: number
  readonly ttl: number
}
type Resposta = (erro: Error | null, contada?: Contada) => void

/** Parts of a limit that instances tell each other of: each may let through that much more than the limit. */
const PARTES = 50
/** Addresses at a time; the one that came first is forgotten first. */
const CONTAS_MAX = 5_000
const VARRIDAS = 20

/** Adds to the count of all instances; a window that is over begins anew. */
async function somar(db: Db, chave: Buffer, vezes: number, janelaMs: number) {
  const fim = sql`clock_timestamp() + make_interval(secs => ${janelaMs / 1000})`
  const { rows } = await sql<{ vezes: number; falta: number }>`${prepared}
    insert into chamada_contada as c (chave, vezes, ate) values (${chave}, ${vezes}, ${fim})
    on conflict (chave) do update
       set vezes = case when c.ate <= clock_timestamp() then excluded.vezes else c.vezes + excluded.vezes end,
           ate = case when c.ate <= clock_timestamp() then excluded.ate else c.ate end
    returning vezes, (extract(epoch from ate - clock_timestamp()) * 1000)::float8 as falta`.execute(db)
  const [linha] = rows
  if (!linha) throw new Error('A count answers one row')
  // The first of a window takes away some of those that are over.
  if (linha.vezes === vezes)
    await sql`${prepared}
      delete from chamada_contada where ctid = any (array(
        select ctid from chamada_contada where ate < clock_timestamp()
         order by ate limit ${VARRIDAS} for update skip locked))`.execute(db)
  return linha
}

/**
 * Where `@fastify/rate-limit` counts: in memory, and each fiftieth of a limit with all instances together, so that an
 * ordinary call asks the database nothing. What is refused is not told any more, and a database that is away counts
 * nothing: then each instance limits for itself.
 */
export const contagemDe = (db: Db) =>
  class Contagem {
    readonly #contas = new Map<string, Conta>()
    readonly #assunto: string

    constructor(opcoes: object) {
      const { routeInfo } = opcoes as Opcoes
      this.#assunto = routeInfo?.url === undefined ? '' : `${String(routeInfo.method)} ${routeInfo.url}`
    }

    child(opcoes: object): Contagem {
      return new Contagem(opcoes)
    }

    incr(chave: string, responder: Resposta, janelaMs: number, max: number): void {
      const conta = this.#contaDe(chave, janelaMs)
      conta.daqui += 1
      const aqui = conta.daqui + conta.deOutras
      const contada = (current: number) => ({ current, ttl: conta.fim - performance.now() })
      if (conta.daqui - conta.ditas < Math.ceil(max / PARTES) || aqui > max) responder(null, contada(aqui))
      else
        this.#dizer(chave, conta, janelaMs).then(
          (deTodas) => responder(null, contada(Math.max(aqui, deTodas))),
          responder,
        )
    }

    #contaDe(chave: string, janelaMs: number): Conta {
      const agora = performance.now()
      const conhecida = this.#contas.get(chave)
      if (conhecida && conhecida.fim > agora) return conhecida
      const conta = { daqui: 0, ditas: 0, deOutras: 0, fim: agora + janelaMs }
      this.#contas.delete(chave)
      this.#contas.set(chave, conta)
      const [primeira] = this.#contas.keys()
      if (this.#contas.size > CONTAS_MAX && primeira !== undefined) this.#contas.delete(primeira)
      return conta
    }

    /** Answers how many there were at all instances when this one was counted, of a burst another number to each. */
    async #dizer(chave: string, conta: Conta, janelaMs: number): Promise<number> {
      const novas = conta.daqui - conta.ditas
      conta.ditas = conta.daqui
      const resumo = createHash('sha256').update(`${this.#assunto}\0${chave}`).digest()
      try {
        const { vezes, falta } = await somar(db, resumo, novas, janelaMs)
        conta.deOutras = Math.max(conta.deOutras, vezes - conta.ditas)
        conta.fim = performance.now() + falta
        return vezes
      } catch {
        // The request itself tells that the database is away.
        return 0
      }
    }
  }
