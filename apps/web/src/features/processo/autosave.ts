/** Pause after the last key before what was typed is saved. */
export const PAUSA_MS = 1500
const ESPERA_INICIAL_MS = 2000
const ESPERA_MAXIMA_MS = 30_000

/** What became of a failed save: it may pass by itself, someone else saved first, or the server said no. */
export type Desfecho = 'passa' | 'conflito' | 'recusa'

export interface SaveJob<K, D> {
  readonly parte: K
  readonly dados: D
  readonly versao: number
  /** The same for every try of the same job: an answer that got lost does not save twice. */
  readonly chave: string
}

export interface SaveReply {
  readonly versao: number
  readonly salvoEm: string
}

export type SaveState =
  | { readonly status: 'salvo'; readonly em: string | null }
  | { readonly status: 'digitado' }
  | { readonly status: 'salvando' }
  | { readonly status: 'tentando'; readonly error: unknown }
  | { readonly status: 'conflito'; readonly error: unknown }
  | { readonly status: 'recusado'; readonly error: unknown }

export interface AutosaveOptions<K, D> {
  readonly versao: number
  readonly salvoEm: string | null
  readonly send: (job: SaveJob<K, D>) => Promise<SaveReply>
  readonly desfechoDe: (error: unknown) => Desfecho
  readonly newKey?: () => string
}

export interface Autosave<K, D> {
  /** What a part looks like now; it is saved after a pause in the typing. */
  readonly change: (parte: K, dados: D) => void
  /** Saves at once. True when everything is safe; false when something stands in the way. */
  readonly flush: () => Promise<boolean>
  /** Tries again now, as when the connection is back. */
  readonly wake: () => void
  /** After a conflict: goes on from the version of the others, with these parts to save on top of it. */
  readonly resume: (versao: number, partes: ReadonlyMap<K, D>) => void
  readonly getState: () => SaveState
  /** Parts typed that the server does not have yet. */
  readonly pendentes: () => ReadonlyMap<K, D>
  readonly subscribe: (listener: () => void) => () => void
  /** Stops the timers. */
  readonly stop: () => void
}

/**
 * Saves the parts of a form one after the other, each on top of the version that the one before gave. A save
 * whose outcome is not known is sent again exactly as it was before anything newer: the server then answers it
 * from memory instead of taking the person's own first try for somebody else's change.
 */
export function createAutosave<K, D>(options: AutosaveOptions<K, D>): Autosave<K, D> {
  const newKey = options.newKey ?? (() => crypto.randomUUID())
  const typed = new Map<K, D>()
  const refused = new Map<K, unknown>()
  const listeners = new Set<() => void>()
  const waiting = new Set<(safe: boolean) => void>()
  let { versao, salvoEm } = options
  let job: SaveJob<K, D> | null = null
  let sending = false
  let failures = 0
  let lastError: unknown
  let conflict: { readonly error: unknown } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SaveState = { status: 'salvo', em: salvoEm }

  const read = (): SaveState => {
    if (conflict) return { status: 'conflito', error: conflict.error }
    if (failures > 0) return { status: 'tentando', error: lastError }
    if (sending) return { status: 'salvando' }
    for (const error of refused.values()) return { status: 'recusado', error }
    return typed.size > 0 ? { status: 'digitado' } : { status: 'salvo', em: salvoEm }
  }

  const publish = (): void => {
    state = read()
    for (const listener of listeners) listener()
    if (sending || state.status === 'digitado') return
    for (const done of waiting) done(state.status === 'salvo')
    waiting.clear()
  }

  const schedule = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void next(), ms)
  }

  const takeJob = (): SaveJob<K, D> | null => {
    for (const [parte, dados] of typed) {
      typed.delete(parte)
      return { parte, dados, versao, chave: newKey() }
    }
    return null
  }

  const next = async (): Promise<void> => {
    clearTimeout(timer)
    if (sending || conflict) return
    job ??= takeJob()
    if (!job) return publish()
    sending = true
    publish()
    try {
      succeed(await options.send(job))
    } catch (error) {
      fail(job, error)
    }
    publish()
    if (!conflict && failures === 0 && typed.size > 0) void next()
  }

  const succeed = (reply: SaveReply): void => {
    sending = false
    failures = 0
    job = null
    versao = reply.versao
    salvoEm = reply.salvoEm
  }

  const fail = (failed: SaveJob<K, D>, error: unknown): void => {
    sending = false
    const desfecho = options.desfechoDe(error)
    if (desfecho === 'passa') {
      failures += 1
      lastError = error
      schedule(Math.min(ESPERA_INICIAL_MS * 2 ** (failures - 1), ESPERA_MAXIMA_MS))
      return
    }
    failures = 0
    job = null
    if (desfecho === 'conflito') {
      conflict = { error }
      if (!typed.has(failed.parte)) typed.set(failed.parte, failed.dados)
    } else refused.set(failed.parte, error)
  }

  return {
    change(parte, dados) {
      typed.set(parte, dados)
      refused.delete(parte)
      publish()
      if (!sending && !conflict && failures === 0) schedule(PAUSA_MS)
    },
    flush() {
      if (job === null && typed.size === 0) return Promise.resolve(read().status === 'salvo')
      if (failures > 0 || conflict) return Promise.resolve(false)
      const safe = new Promise<boolean>((done) => waiting.add(done))
      void next()
      return safe
    },
    wake() {
      if (failures > 0) void next()
    },
    resume(fresh, partes) {
      versao = fresh
      conflict = null
      typed.clear()
      for (const [parte, dados] of partes) typed.set(parte, dados)
      publish()
      void next()
    },
    getState: () => state,
    pendentes: () => (job && !typed.has(job.parte) ? new Map([[job.parte, job.dados], ...typed]) : typed),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => clearTimeout(timer),
  }
}
