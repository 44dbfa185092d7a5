import type { Api } from '@rh/domain/contract/index'
import type { CallArgs, Reply } from '@rh/domain/http/endpoint'
import { ApiError, fromBody, semConexao, semCorpo } from '../../lib/api/api-error.ts'

// The calls of this page by themselves: those of the application know sessions of users, which there are none of here.

type Chave = { [K in keyof Api]: K extends `${string} /api/candidato/${string}` ? K : never }[keyof Api]
export type RespostaDe<K extends Chave> = Reply<Api[K]>

type Solto<A> = { [N in keyof A as object extends A[N] ? never : N]: A[N] } & {
  [N in keyof A as object extends A[N] ? N : never]?: A[N]
}
type Args<K extends Chave> = Solto<CallArgs<Api[K]>> & { readonly entrada?: string | null }

interface Cru {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly arquivo?: Blob
  readonly entrada?: string | null
}

const preencher = (caminho: string, { params = {}, query = {} }: Cru): string => {
  const cheio = caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(params[nome] ?? ''))
  const busca = new URLSearchParams(Object.entries(query).map(([nome, valor]) => [nome, String(valor)]))
  return busca.size > 0 ? `${cheio}?${busca.toString()}` : cheio
}

function corpoDe({ body, arquivo }: Cru): { readonly body?: BodyInit; readonly tipo?: string } {
  if (!arquivo) return body === undefined ? {} : { body: JSON.stringify(body), tipo: 'application/json' }
  const form = new FormData()
  form.append('arquivo', arquivo)
  return { body: form }
}

/** Sends a request and returns the raw response. Every failure is an `ApiError`; status 0 is no connection. */
export async function pedir(chave: Chave, cru: Cru): Promise<Response> {
  const [method = 'GET', caminho = '/'] = chave.split(' ')
  const { body, tipo } = corpoDe(cru)
  const headers = new Headers({ Accept: 'application/json' })
  if (cru.entrada) headers.set('Authorization', `Bearer ${cru.entrada}`)
  if (tipo) headers.set('Content-Type', tipo)
  let resposta: Response
  try {
    resposta = await fetch(preencher(caminho, cru), { method, headers, ...(body !== undefined && { body }) })
  } catch {
    throw semConexao()
  }
  if (resposta.ok) return resposta
  throw fromBody(resposta.status, await resposta.json().catch(() => null)) ?? semCorpo(resposta.status)
}

/** Calls an endpoint of candidates. */
export const chamar = async <K extends Chave>(chave: K, args?: Args<K>): Promise<RespostaDe<K>> =>
  (await (await pedir(chave, args ?? {})).json()) as RespostaDe<K>

/** Whether trying later may help: no network, a busy server, too many calls. */
export const passa = (erro: unknown): boolean =>
  erro instanceof ApiError && (erro.status === 0 || erro.status === 429 || erro.status >= 500)
