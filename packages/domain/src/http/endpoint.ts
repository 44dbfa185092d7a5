import type { z } from 'zod'
import type { EscopoDeChave } from '../integracoes/chaves.ts'
import type { View } from '../setores/areas.ts'
import type { Grupo } from '../setores/grupos.ts'
import { gruposDe } from '../setores/setores.ts'
import type { ArquivoDoCliente, ArquivoEnviado, ArquivoServido, Download, Upload } from './arquivo.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Method and path of a call: the one name by which server, client, tests and documents know it. */
export type EndpointKey = `${Method} /${string}`

type Schema = z.core.$ZodType
type Objeto = z.core.$ZodType<object>

/**
 * Who may call: anyone, any signed-in person, the named groups, another system with a key of the scope and nobody else,
 * or a candidate who came in by a link and nobody else. There is no default; a route without access does not compile,
 * and the server refuses to start with one.
 */
export type Access =
  | { readonly tipo: 'publico' }
  | { readonly tipo: 'autenticado' }
  | { readonly tipo: 'grupos'; readonly grupos: readonly Grupo[]; readonly motivo: string }
  | { readonly tipo: 'chave'; readonly escopo: EscopoDeChave }
  | { readonly tipo: 'candidato' }

export const publico: Access = { tipo: 'publico' }
export const autenticado: Access = { tipo: 'autenticado' }
/** Other systems, with a key that has the scope; no person. */
export const chave = (escopo: EscopoDeChave): Access => ({ tipo: 'chave', escopo })
/** Who fills in the own admission on the own phone, in an entry by a link; no user. */
export const candidato: Access = { tipo: 'candidato' }

/** The groups that may open one of these views in some sector. */
export const views = (...lista: readonly View[]): Access => ({
  tipo: 'grupos',
  grupos: [...new Set(lista.flatMap(gruposDe))],
  motivo: lista.join(', '),
})

export const somente = (grupos: readonly Grupo[], motivo: string): Access => ({
  tipo: 'grupos',
  grupos,
  motivo,
})

/** One HTTP call, declared once: the server mounts it, the web calls it, OpenAPI documents it. */
export interface Endpoint<P, Q, B, R, U = undefined> {
  readonly summary: string
  readonly tag: string
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The call carries one file instead of a JSON body; what else it needs travels in `params` and `query`. */
  readonly upload?: U
  readonly status?: 200 | 201
  /** What is answered: a schema for JSON, or the declaration of a file (see `arquivo.ts`). */
  readonly response: R
  /** Calls per minute and address, where the general limit is too wide. */
  readonly perMinute?: number
  /** The largest body, where the general limit is too narrow. */
  readonly bodyBytes?: number
  /** How long the browser of a person may keep the answer; without it, never. For lists that people do not change. */
  readonly cacheSeconds?: number
  /** Only reads, and may tell of what was a few seconds ago: answered by a replica of the database where there is one. */
  readonly replica?: true
}

// The type parameters are invariant through zod; `any` is what lets one table hold them all.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any, any, any>
export type Contract = Readonly<Record<EndpointKey, AnyEndpoint>>

/** Declares one call. Type parameters are bounded by the zod core type, which keeps type-checking fast. */
export const endpoint = <
  R extends Schema | Download,
  P extends Objeto | undefined = undefined,
  Q extends Objeto | undefined = undefined,
  B extends Objeto | undefined = undefined,
  U extends Upload | undefined = undefined,
>(
  spec: Omit<Endpoint<P, Q, B, R, U>, 'params' | 'query' | 'body' | 'upload'> & {
    params?: P
    query?: Q
  } & ({ body?: B; upload?: never } | { body?: never; upload?: U }),
): Endpoint<P, Q, B, R, U> => spec

type In<S> = S extends Schema ? z.input<S> : S extends Download ? ArquivoServido : never
type Out<S> = S extends Schema ? z.output<S> : S extends Download ? ArquivoDoCliente : never
type Keyed<K extends string, S, V> = S extends Schema ? { readonly [k in K]: V } : unknown
type Com<U, V> = U extends Upload ? { readonly arquivo: V } : unknown

/** What a caller passes. */
export type CallArgs<E> =
  E extends Endpoint<infer P, infer Q, infer B, unknown, infer U>
    ? Keyed<'params', P, In<P>> &
        Keyed<'query', Q, In<Q>> &
        Keyed<'body', B, In<B>> &
        Com<U, ArquivoDoCliente>
    : never
/** What a handler receives, already validated. */
export type HandlerArgs<E> =
  E extends Endpoint<infer P, infer Q, infer B, unknown, infer U>
    ? Keyed<'params', P, Out<P>> &
        Keyed<'query', Q, Out<Q>> &
        Keyed<'body', B, Out<B>> &
        Com<U, ArquivoEnviado>
    : never
/** What a caller gets back. */
export type Reply<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer _U> ? Out<R> : never
/** What a handler returns; the response schema is applied on the way out. */
export type HandlerReply<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer _U> ? In<R> : never
