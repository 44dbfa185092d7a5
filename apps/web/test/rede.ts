import { erros, type CodigoErro } from '@rh/domain/errors'
import type { ErroBody } from '@rh/domain/http/erro'
import type { FastifyInstance } from 'fastify'

/** A call that the page made: `POST /api/x`, as the contract names it without its parameters. */
export interface Chamada {
  readonly chamada: string
  /** Its query, as `?pagina=2`. */
  readonly busca: string
  readonly corpo: unknown
  readonly chave: string | null
}

/** What happens to a call on its way; `passar` lets the server answer it. */
type NoCaminho = (passar: () => Promise<Response>, chamada: string) => Promise<Response>

interface Trecho {
  readonly chamada: RegExp
  readonly faz: NoCaminho
}

let app: FastifyInstance | undefined
let trechos: readonly Trecho[] = []
let chamadas: readonly Chamada[] = []
/** The calls that were made while nothing arrived. */
let perdidas: readonly string[] = []
/** The mark of the browser, which no script reads. */
let cookie = ''

/** As a browser says it when nobody answers. */
const semRede = (): TypeError => new TypeError('Failed to fetch')

const naChamada = (chamada: RegExp, faz: NoCaminho): (() => void) => {
  const trecho = { chamada, faz }
  trechos = [...trechos, trecho]
  return () => {
    trechos = trechos.filter((outro) => outro !== trecho)
  }
}

const recusaDe = (codigo: CodigoErro, partes: Partial<ErroBody>): Response => {
  const { status, mensagem, acao } = erros[codigo]
  const corpo: ErroBody = { codigo, mensagem, acao, requisicao: 'req-1', ...partes }
  return new Response(JSON.stringify(corpo), { status })
}

/** The network between the page and the server. What is put on it holds until it is taken away or the test ends. */
export const rede = {
  /** The calls that arrived at the server, oldest first. */
  chamadas: (chamada: RegExp): readonly Chamada[] => chamadas.filter((feita) => chamada.test(feita.chamada)),
  /** How many calls were made in vain while the network was cut. */
  perdidas: (chamada: RegExp): number => perdidas.filter((feita) => chamada.test(feita)).length,
  /** Nothing arrives at the server. Answers how to repair it. */
  cortar: (chamada = /^/) =>
    naChamada(chamada, (_, feita) => {
      perdidas = [...perdidas, feita]
      return Promise.reject(semRede())
    }),
  /** A proxy on the way answers in the server's place, as while that is being changed. */
  recusar: (chamada: RegExp, status: number) =>
    naChamada(chamada, () => Promise.resolve(new Response('<html>', { status }))),
  /** The server refuses, as it does by itself where what it was asked for cannot be done. */
  negar: (chamada: RegExp, codigo: CodigoErro, partes: Partial<ErroBody> = {}) =>
    naChamada(chamada, () => Promise.resolve(recusaDe(codigo, partes))),
  /** The server does what it is told, and its answer is lost on the way. */
  perderResposta: (chamada: RegExp) =>
    naChamada(chamada, async (passar) => {
      await passar()
      throw semRede()
    }),
  /** Calls wait on the way until what this answers is called. */
  segurar(chamada: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const tirar = naChamada(chamada, async (passar) => {
      await promise
      return passar()
    })
    return () => {
      tirar()
      resolve()
    }
  },
  /** The server does what it is told; its answers wait on the way until what this answers is called. */
  segurarResposta(chamada: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const tirar = naChamada(chamada, async (passar) => {
      const resposta = await passar()
      await promise
      return resposta
    })
    return () => {
      tirar()
      resolve()
    }
  },
  /** Calls wait on the way until what this answers is called, and are lost then. */
  segurarEPerder(chamada: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    naChamada(chamada, async () => {
      await promise
      throw semRede()
    })
    return resolve
  },
  /** Leads to this application; what arrived before is forgotten. */
  ligar(nova: FastifyInstance): void {
    app = nova
    chamadas = []
    perdidas = []
    cookie = ''
  },
  /** Whole again, whatever was done to it. */
  reparar(): void {
    trechos = []
  },
}

interface Envio {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: BodyInit | null
}

/** What the real application answers, as the page gets it. */
async function responder({ method, url, headers, body }: Envio): Promise<Response> {
  if (!app) throw semRede()
  const { pathname, search, href } = new URL(url, location.href)
  const request = new Request(href, { method, headers, body })
  const payload = Buffer.from(await request.arrayBuffer())
  const chave = headers.get('idempotency-key')
  const corpo: unknown = typeof body === 'string' ? JSON.parse(body) : body
  chamadas = [...chamadas, { chamada: `${method} ${pathname}`, busca: search, corpo, chave }]
  const {
    statusCode,
    headers: respondidos,
    rawPayload,
  } = await app.inject({
    method: method as 'GET',
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), ...(cookie && { cookie }) },
    ...(payload.length > 0 && { payload }),
  })
  cookie = String(respondidos['set-cookie'] ?? cookie).split(';')[0] ?? ''
  const valores = Object.entries(respondidos).map(([nome, valor]): [string, string] => [nome, String(valor)])
  const bytes = rawPayload.length > 0 ? new Uint8Array(rawPayload) : null
  return new Response(bytes, { status: statusCode, headers: valores })
}

const mandar = (envio: Envio): Promise<Response> => {
  const { pathname } = new URL(envio.url, location.href)
  const feita = `${envio.method} ${pathname}`
  const trecho = trechos.findLast(({ chamada }) => chamada.test(feita))
  return trecho ? trecho.faz(() => responder(envio), feita) : responder(envio)
}

const desistiu = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const largar = (): void => reject(signal.reason as Error)
    if (signal.aborted) largar()
    else signal.addEventListener('abort', largar)
  })

/** The browser's `fetch`. */
export function buscar(url: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', signal, body = null } = init
  const resposta = mandar({ method, url, headers: new Headers(init.headers), body })
  return signal ? Promise.race([resposta, desistiu(signal)]) : resposta
}

const EventoDeNode = Event

/** The browser's `XMLHttpRequest`, as far as sending a file goes. */
export class Remessa extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #envio: Envio = { method: 'GET', url: '', headers: new Headers(), body: null }
  #largada = false

  open(method: string, url: string): void {
    this.#envio = { method, url, headers: new Headers(), body: null }
  }

  setRequestHeader(nome: string, valor: string): void {
    this.#envio.headers.set(nome, valor)
  }

  send(body: BodyInit): void {
    void this.#mandar({ ...this.#envio, body })
  }

  abort(): void {
    this.#largada = true
    this.dispatchEvent(new EventoDeNode('abort'))
  }

  async #mandar(envio: Envio): Promise<void> {
    try {
      const resposta = await mandar(envio)
      this.status = resposta.status
      this.responseText = await resposta.text()
      if (!this.#largada) this.dispatchEvent(new EventoDeNode('load'))
    } catch {
      if (!this.#largada) this.dispatchEvent(new EventoDeNode('error'))
    }
  }
}
