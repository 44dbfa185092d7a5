import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { errorCode } from '../startup-error.ts'
import { soarAlarmes } from './alarmes.ts'
import { completar, gravarEventos, type EventoDeSeguranca, type EventoNaHora } from './gravar.ts'

/** Keeps security events without anybody waiting for it. */
export interface RegistroDeSeguranca {
  /** Takes an event; it is written within a second or so. */
  readonly anotar: (evento: EventoDeSeguranca) => void
  /** Writes what waits, and answers when it is written or was put off. */
  readonly gravar: () => Promise<void>
  /** Refused logins since the start, by reason. */
  readonly recusas: () => ReadonlyMap<string, number>
  /** How many wait to be written. */
  readonly esperando: () => number
}

const ESPERA_MS = 1_000
/** While the database is away. */
const DE_NOVO_MS = 5_000
const POR_VEZ = 500
/** SQLSTATE classes of data and constraints. */
const NUNCA = /^2[23]/
/** What waits at most: past it events are counted and not kept. A thousand refusals in a second fill it in five. */
export const FILA_MAXIMA = 5_000

/**
 * A queue in memory, written in batches: a request never waits for it, and a database that is away loses nothing until
 * the queue is full; then what did not fit is an event itself. A crash loses a second of it. What must not be lost is
 * written in the transaction of what it tells (`vigiar.ts`).
 */
export function criarRegistro({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: Clock
}): RegistroDeSeguranca {
  // Whatever the connection does to queries of the application is not done to these.
  const direto = db.withoutPlugins()
  let fila: EventoNaHora[] = []
  /** Written, and not looked at for alarms yet. */
  let porVigiar: EventoNaHora[] = []
  let perdidos = 0
  const recusas = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let emCurso: Promise<void> = Promise.resolve()

  const agendar = (ms: number): void => {
    timer ??= setTimeout(() => void gravar(), ms).unref()
  }
  /** Writes a batch of what waits. Answers whether it was written or given up. */
  const escreverLote = async (): Promise<boolean> => {
    const lote = [...fila.slice(0, POR_VEZ), ...perda(clock, perdidos)]
    const tirados = Math.min(fila.length, POR_VEZ)
    const contados = perdidos
    try {
      const completos = await completar(direto, lote)
      await gravarEventos(direto, completos)
      fila = fila.slice(tirados)
      perdidos -= contados
      porVigiar = [...porVigiar, ...completos].slice(-FILA_MAXIMA)
    } catch (error) {
      if (!isNunca(error)) return false
      // What the database will never take keeps nothing behind it from being written.
      fila = fila.slice(tirados)
      perdidos += tirados
    }
    return true
  }
  /** Rings for what was written. Answers whether nothing is left to ring for. */
  const soar = async (): Promise<boolean> => {
    try {
      await soarAlarmes({ db, clock }, porVigiar)
    } catch (error) {
      if (!isNunca(error)) return false
    }
    porVigiar = []
    return true
  }
  const esvaziar = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    let emDia = await soar()
    while (fila.length > 0) {
      const escrito = await escreverLote()
      emDia = escrito && (await soar())
      if (!escrito) break
    }
    // The database is away, which the requests themselves tell.
    if (!emDia) agendar(DE_NOVO_MS)
  }
  // One at a time: a batch is not written twice.
  const gravar = (): Promise<void> => (emCurso = emCurso.then(esvaziar))
  return {
    anotar: (evento) => {
      const { tipo, motivo } = evento
      if (tipo === 'entrada_recusada' && motivo) recusas.set(motivo, (recusas.get(motivo) ?? 0) + 1)
      if (fila.length >= FILA_MAXIMA) perdidos += 1
      else fila.push({ ...evento, em: clock.agora() })
      agendar(ESPERA_MS)
    },
    gravar,
    recusas: () => recusas,
    esperando: () => fila.length,
  }
}

const isNunca = (error: unknown): boolean => NUNCA.test(errorCode(error) ?? '')

const perda = (clock: Clock, perdidos: number): EventoNaHora[] =>
  perdidos === 0 ? [] : [{ tipo: 'eventos_perdidos', quantidade: perdidos, em: clock.agora() }]
