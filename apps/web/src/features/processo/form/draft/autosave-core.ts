/** Outcome of a failed save: transient, conflicting, or refused. */
export type Desfecho = 'passa' | 'conflito' | 'recusa'

export interface SaveJob<K, D> {
  readonly parte: K
  readonly dados: D
  readonly versao: number
  /** Idempotency key: the same for every attempt of one job. */
  readonly chave: string
}

export interface SaveReply {
  readonly versao: number
  readonly salvoEm: string
}

export type SaveState =
  | { readonly status: 'salvo'; readonly em: string | null }
  | { readonly status: 'typed' }
  | { readonly status: 'salvando' }
  | { readonly status: 'tentando'; readonly error: unknown }
  | { readonly status: 'conflito'; readonly error: unknown }
  | { readonly status: 'recusado'; readonly error: unknown }

/** State of the autosave of a form in parts. */
export interface Core<K, D> {
  readonly versao: number
  readonly salvoEm: string | null
  /** Parts typed and not yet sent, oldest first. */
  readonly typed: ReadonlyMap<K, D>
  /** Parts refused by the server, with its answer. */
  readonly refused: ReadonlyMap<K, unknown>
  /** Save in progress, or to be repeated unchanged. */
  readonly job: SaveJob<K, D> | null
  readonly sending: boolean
  /** Consecutive transient failures. */
  readonly failures: number
  readonly lastError: unknown
  readonly conflict: { readonly error: unknown } | null
}

export const startCore = <K, D>(versao: number, salvoEm: string | null): Core<K, D> => ({
  versao,
  salvoEm,
  typed: new Map(),
  refused: new Map(),
  job: null,
  sending: false,
  failures: 0,
  lastError: null,
  conflict: null,
})

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([k]) => k !== key))

export const typeIn = <K, D>(core: Core<K, D>, parte: K, dados: D): Core<K, D> => ({
  ...core,
  typed: new Map([...core.typed, [parte, dados]]),
  refused: without(core.refused, parte),
})

/** Starts the next save: a failed one unchanged, or the oldest typed part. */
export function beginSend<K, D>(core: Core<K, D>, newKey: () => string): Core<K, D> {
  if (core.sending || core.conflict) return core
  if (core.job) return { ...core, sending: true }
  for (const [parte, dados] of core.typed) {
    const job = { parte, dados, versao: core.versao, chave: newKey() }
    return { ...core, typed: without(core.typed, parte), job, sending: true }
  }
  return core
}

export const endSend = <K, D>(core: Core<K, D>, { versao, salvoEm }: SaveReply): Core<K, D> => ({
  ...core,
  versao,
  salvoEm,
  job: null,
  sending: false,
  failures: 0,
})

export function failSend<K, D>(core: Core<K, D>, desfecho: Desfecho, error: unknown): Core<K, D> {
  const { job } = core
  if (!job || desfecho === 'passa')
    return { ...core, sending: false, failures: core.failures + 1, lastError: error }
  const over = { ...core, job: null, sending: false, failures: 0 }
  if (desfecho === 'recusa') return { ...over, refused: new Map([...core.refused, [job.parte, error]]) }
  return { ...over, conflict: { error }, typed: new Map([[job.parte, job.dados], ...core.typed]) }
}

/** Resumes after a conflict from the others' version, with these parts to save on top of it. */
export const resumeFrom = <K, D>(
  core: Core<K, D>,
  versao: number,
  partes: ReadonlyMap<K, D>,
): Core<K, D> => ({ ...core, versao, typed: new Map(partes), conflict: null })

/** Typed parts that the server does not have yet. */
export const pendingOf = <K, D>({ job, typed }: Core<K, D>): ReadonlyMap<K, D> =>
  job && !typed.has(job.parte) ? new Map([[job.parte, job.dados], ...typed]) : typed

export function stateOf<K, D>(core: Core<K, D>): SaveState {
  if (core.conflict) return { status: 'conflito', error: core.conflict.error }
  if (core.failures > 0) return { status: 'tentando', error: core.lastError }
  if (core.sending) return { status: 'salvando' }
  if (core.typed.size > 0) return { status: 'typed' }
  for (const error of core.refused.values()) return { status: 'recusado', error }
  return { status: 'salvo', em: core.salvoEm }
}
