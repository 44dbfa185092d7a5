import {
  beginSend,
  endSend,
  failSend,
  pendingOf,
  resumeFrom,
  startCore,
  stateOf,
  typeIn,
  type Core,
  type Desfecho,
  type SaveJob,
  type SaveReply,
  type SaveState,
} from './autosave-core.ts'

/** Debounce of the autosave, in milliseconds. */
export const PAUSA_MS = 1500
const ESPERA_INICIAL_MS = 2000
const ESPERA_MAXIMA_MS = 30_000

const esperaDe = (failures: number): number =>
  Math.min(ESPERA_INICIAL_MS * 2 ** (failures - 1), ESPERA_MAXIMA_MS)

export interface AutosaveOptions<K, D> {
  readonly versao: number
  readonly salvoEm: string | null
  readonly send: (job: SaveJob<K, D>) => Promise<SaveReply>
  readonly desfechoDe: (error: unknown) => Desfecho
  readonly newKey?: () => string
}

export interface Autosave<K, D> {
  /** Updates a part; saved once the typing pauses (debounced). */
  readonly change: (parte: K, dados: D) => void
  /** Saves at once. Resolves to true when everything is saved, false when something prevents it. */
  readonly flush: () => Promise<boolean>
  /** Retries at once, as on reconnect. */
  readonly wake: () => void
  /** Resumes after a conflict from the others' version, with these parts to save on top of it. */
  readonly resume: (versao: number, partes: ReadonlyMap<K, D>) => void
  readonly getState: () => SaveState
  /** Typed parts that the server does not have yet. */
  readonly pendentes: () => ReadonlyMap<K, D>
  readonly subscribe: (listener: () => void) => () => void
  /** Clears the timers. */
  readonly stop: () => void
}

/**
 * Saves the parts of a form one after the other, each on top of the version that the one before gave. A save
 * whose outcome is not known is sent again exactly as it was before anything newer: the server then answers it
 * from memory instead of taking the person's own first try for somebody else's change.
 */
export function createAutosave<K, D>(options: AutosaveOptions<K, D>): Autosave<K, D> {
  const store = createStore(startCore<K, D>(options.versao, options.salvoEm))
  const timer = createTimer()
  const newKey = options.newKey ?? (() => crypto.randomUUID())
  const sendNext = async (): Promise<void> => {
    timer.clear()
    if (store.core().sending) return
    store.set(beginSend(store.core(), newKey))
    const { job, sending } = store.core()
    if (!job || !sending) return
    const after = await options.send(job).then(
      (reply) => (core: Core<K, D>) => endSend(core, reply),
      (error: unknown) => (core: Core<K, D>) => failSend(core, options.desfechoDe(error), error),
    )
    store.set(after(store.core()))
    const { failures, typed, conflict } = store.core()
    if (failures > 0) timer.start(esperaDe(failures), sendNext)
    else if (!conflict && typed.size > 0) void sendNext()
  }
  return {
    change: (parte, dados) => {
      store.set(typeIn(store.core(), parte, dados))
      if (store.state().status === 'typed') timer.start(PAUSA_MS, sendNext)
    },
    flush: () => {
      if (store.state().status === 'typed') void sendNext()
      return store.settled()
    },
    wake: () => void (store.state().status === 'tentando' && sendNext()),
    resume: (versao, partes) => {
      store.set(resumeFrom(store.core(), versao, partes))
      void sendNext()
    },
    getState: store.state,
    pendentes: () => pendingOf(store.core()),
    subscribe: store.subscribe,
    stop: timer.clear,
  }
}

/** Observable state of the autosave. */
function createStore<K, D>(start: Core<K, D>) {
  let core = start
  let state = stateOf(core)
  const listeners = new Set<() => void>()
  const isMoving = (): boolean => state.status === 'typed' || state.status === 'salvando'
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    core: () => core,
    state: () => state,
    subscribe,
    set: (next: Core<K, D>): void => {
      core = next
      state = stateOf(core)
      for (const listener of listeners) listener()
    },
    /** Resolves once no save is in progress: true when everything is saved. */
    settled: (): Promise<boolean> =>
      new Promise((done) => {
        const look = (): void => {
          if (isMoving()) return
          unsubscribe()
          done(state.status === 'salvo')
        }
        const unsubscribe = subscribe(look)
        look()
      }),
  }
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = (): void => clearTimeout(timer)
  const start = (ms: number, run: () => Promise<void>): void => {
    clear()
    timer = setTimeout(() => void run(), ms)
  }
  return { start, clear }
}
