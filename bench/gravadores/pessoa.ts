import type { Servidor } from '../../e2e/servidor.ts'
import { SENHA } from '../../e2e/pessoas.ts'

const DESISTE_MS = 10_000

let chamadas = 0
/** Each address may call so often in a minute, and so may a company behind one: these writers are many addresses. */
const endereco = (): string =>
  `10.${(chamadas >> 14) & 255}.${(chamadas >> 6) & 255}.${(chamadas++ % 60) + 1}`

/** Setting under which a server believes those addresses. */
export const COM_ENDERECOS = { PROXY_CONFIAVEL: '127.0.0.1' } as const

/** An answer that was no success. */
export class Recusa extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Calls of one demo user. Each rejects what was not a success, or came to no answer in time. */
export interface Pessoa {
  ler<R>(path: string): Promise<R>
  mandar<R>(path: string, corpo: object, chave?: string): Promise<R>
  enviar<R>(path: string, arquivo: File): Promise<R>
  /** The bytes of a file. */
  baixar(path: string): Promise<Uint8Array>
}

export async function entrarComo({ url }: Servidor, usuario: string): Promise<Pessoa> {
  const pedir = async (path: string, init: RequestInit, token?: string): Promise<Uint8Array> => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', endereco())
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const signal = AbortSignal.timeout(DESISTE_MS)
    const resposta = await fetch(`${url}${path}`, { ...init, headers, signal })
    const bytes = await resposta.bytes()
    if (resposta.ok) return bytes
    const texto = new TextDecoder().decode(bytes.subarray(0, 300))
    throw new Recusa(resposta.status, `${usuario}, ${path}: ${resposta.status} ${texto}`)
  }
  const chamar = async <R>(path: string, init: RequestInit, token?: string): Promise<R> =>
    JSON.parse(new TextDecoder().decode(await pedir(path, init, token))) as R
  const json = (corpo: object, chave?: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(chave !== undefined && { 'idempotency-key': chave }) },
    body: JSON.stringify(corpo),
  })
  const entrada = json({ usuario, senha: SENHA })
  const { accessToken } = await chamar<{ accessToken: string }>('/api/auth/login', entrada)
  return {
    ler: (path) => chamar(path, {}, accessToken),
    mandar: (path, corpo, chave) => chamar(path, json(corpo, chave), accessToken),
    baixar: (path) => pedir(path, {}, accessToken),
    enviar: (path, arquivo) => {
      const body = new FormData()
      body.append('arquivo', arquivo)
      return chamar(path, { method: 'POST', body }, accessToken)
    },
  }
}
