import { AsyncLocalStorage } from 'node:async_hooks'
import { errorCode } from '../startup-error.ts'

/** What an attribute may be. Templates, codes and counts: never what a person typed or what a record says. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A piece of work to be timed. */
export interface SpanSpec {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes?: Attributes
}

/** A piece of work under way. */
export interface OpenSpan {
  readonly traceId: string
  readonly spanId: string
  readonly add: (attributes: Attributes) => void
  readonly rename: (name: string) => void
  /** Ends it, once; `failure` is the code of what went wrong. */
  readonly end: (failure?: string) => void
}

export interface Tracer {
  readonly open: (spec: SpanSpec, parent: OpenSpan | undefined) => OpenSpan
}

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<OpenSpan>()

/** Turns tracing on, or off without a tracer: what was not wrapped by then stays as it is. */
export const useTracer = (next: Tracer | undefined): void => {
  tracer = next
}

export const isTracing = (): boolean => tracer !== undefined

/** Opens a span that belongs to nothing; undefined while tracing is off. */
export const openRoot = (spec: SpanSpec): OpenSpan | undefined => tracer?.open(spec, undefined)

/** Runs something as part of a span. */
export const within = <R>(span: OpenSpan | undefined, run: () => R): R =>
  span ? current.run(span, run) : run()

/** Times a piece of work that begins by itself, as a task does. */
export const inRoot = <R>(spec: SpanSpec, run: () => Promise<R>): Promise<R> => timed(openRoot(spec), run)

/** Times a part of the work under way; what belongs to nothing is not timed. */
export function inChild<R>(spec: SpanSpec, run: () => Promise<R>): Promise<R> {
  const parent = current.getStore()
  return timed(parent && tracer?.open(spec, parent), run)
}

async function timed<R>(span: OpenSpan | undefined, run: () => Promise<R>): Promise<R> {
  if (!span) return run()
  try {
    const done = await current.run(span, run)
    span.end()
    return done
  } catch (error) {
    // A message may quote people; a code and a name do not.
    span.end(errorCode(error) ?? (error instanceof Error ? error.name : 'error'))
    throw error
  }
}

/** The names under which a log line says to which trace it belongs. */
export function logFields(): Readonly<Record<string, string>> {
  const span = current.getStore()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
