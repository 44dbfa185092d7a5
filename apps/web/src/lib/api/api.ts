import type { CallArgs, EndpointKey, Reply } from '@rh/domain/http/endpoint'
// A type only: the contract's schemas bring zod, which the sign-in page does not need.
import type { Api } from '@rh/domain/contract/index'
import { fromBody, isAbort, SEM_CORPO, semConexao, semCorpo, type ApiError } from './api-error.ts'
import { reportReach } from './connection.ts'
import { notify } from '../notify.ts'
import { isAlguemAqui } from '../session/atividade.ts'
import { readToken } from '../session/token.ts'
import { whileSending } from '../storage/unsaved.ts'

export type ApiKey = keyof Api & EndpointKey
export type ReplyOf<K extends ApiKey> = Reply<Api[K]>

/** Makes an argument optional when all of its properties are. */
type Loose<A> = { [N in keyof A as object extends A[N] ? never : N]: A[N] } & {
  [N in keyof A as object extends A[N] ? N : never]?: A[N]
}
export type ArgsOf<K extends ApiKey> = Loose<CallArgs<Api[K]>>

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Idempotency key fixed by the caller, for repeated attempts: the server creates one record. */
  readonly idempotencyKey?: string | undefined
  /** Lets the request outlive the page, as on sign-out. */
  readonly keepalive?: boolean | undefined
}

export type CallParams<K extends ApiKey> =
  object extends ArgsOf<K> ? [args?: ArgsOf<K> & CallOptions] : [args: ArgsOf<K> & CallOptions]

export interface RawArgs extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

let onSessionLost: (error: ApiError) => void = () => {}
/** Registers the handler of a lost session. */
export const setSessionLostHandler = (handler: (error: ApiError) => void): void => {
  onSessionLost = handler
}

/** Calls an endpoint. The key types arguments and response; every failure is an `ApiError`. */
export async function call<K extends ApiKey>(key: K, ...[args]: CallParams<K>): Promise<ReplyOf<K>> {
  return parseJson(await (await request(key, args ?? {})).text()) as ReplyOf<K>
}

/** Sends a request and returns the raw response; throws unless it succeeds. */
export async function request(key: ApiKey, raw: RawArgs): Promise<Response> {
  const [method = 'GET', path = '/'] = key.split(' ')
  const answer = send(buildUrl(path, raw), buildRequest(method, raw))
  const response = await (method === 'GET' || raw.keepalive ? answer : whileSending(answer))
  if (!response.ok) throw toFailure(response.status, await response.text())
  return response
}

/** Builds a URL: path parameters and query filled in, absent values omitted. */
export function buildUrl(path: string, { params = {}, query = {} }: RawArgs): string {
  const filled = path.replace(/:(\w+)/g, (_, nome: string) => {
    const value = params[nome]
    if (value === undefined) throw new Error(`Missing parameter ${nome} of ${path}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [nome, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(nome, String(item))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

export function buildRequest(method: string, args: RawArgs): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  const token = readToken()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (method === 'POST' || method === 'PUT')
    headers.set('Idempotency-Key', args.idempotencyKey ?? crypto.randomUUID())
  if (!isAlguemAqui()) headers.set('Sem-Pessoa', '1')
  if (args.body !== undefined) headers.set('Content-Type', 'application/json')
  return {
    method,
    headers,
    ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
    ...(args.signal && { signal: args.signal }),
    ...(args.keepalive && { keepalive: true }),
  }
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, request)
    reportReach(true)
    return response
  } catch (error) {
    if (isAbort(error)) throw error
    reportReach(false)
    throw semConexao()
  }
}

/** Parses a JSON response; undefined for anything else, as HTML from a proxy. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Converts a failed response to an error, and reports a lost session. */
export function toFailure(status: number, text: string): ApiError {
  const failure = fromBody(status, parseJson(text))
  if (!failure) {
    const silent = semCorpo(status)
    notify.error(silent.mensagem, { id: SEM_CORPO })
    return silent
  }
  if (failure.codigo === 'sessao_expirada') onSessionLost(failure)
  return failure
}
