import { request as comHttp } from 'node:http'
import { request as comHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { inChild } from '../../tracing/span.ts'
import { DestinoRecusado, resolverDestino } from './destino.ts'

/** What came of an attempt. */
export interface Resultado {
  /** Null where no answer came. */
  readonly status: number | null
  readonly milissegundos: number
  /** In words; null for a message that arrived. */
  readonly erro: string | null
}

export interface Carta {
  readonly url: string
  readonly corpo: string | Uint8Array
  readonly cabecalhos: Readonly<Record<string, string>>
  /** Networks that may be reached although they are not of the internet. */
  readonly internos: readonly string[]
  readonly prazoMs?: number
}

/** How long a receiver may take, from the first byte sent to the head of its answer. */
const PRAZO_MS = 10_000
const GONE = 410

/** Sends one message. Never throws: whatever happens is told as the result of the attempt. */
export async function enviar(carta: Carta): Promise<Resultado> {
  const inicio = performance.now()
  const terminar = (status: number | null, erro: string | null): Resultado => ({
    status,
    milissegundos: Math.round(performance.now() - inicio),
    erro,
  })
  try {
    // The address of a receiver may be a secret itself.
    const status = await inChild({ name: 'POST webhook', kind: 'client' }, () => postar(carta))
    return terminar(status, erroDo(status))
  } catch (error) {
    return terminar(null, motivoDe(error))
  }
}

/** Whether the receiver says that it is not there any more, and never will be. */
export const foiEmbora = ({ status }: Resultado): boolean => status === GONE

function erroDo(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'O endereço manda a outro: redirecionamentos não são seguidos'
  return status === GONE ? 'O sistema diz que não existe mais (410)' : `O sistema respondeu ${status}`
}

const doErro: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Ninguém atende neste endereço',
  ECONNRESET: 'A conexão caiu',
  EPIPE: 'A conexão caiu',
  CERT_HAS_EXPIRED: 'O certificado do endereço venceu',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'O certificado do endereço não é reconhecido',
  SELF_SIGNED_CERT_IN_CHAIN: 'O certificado do endereço não é reconhecido',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'O certificado do endereço não é reconhecido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'O certificado é de outro endereço',
}

function motivoDe(error: unknown): string {
  if (error instanceof DestinoRecusado) return error.message
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'O sistema não respondeu a tempo'
  const { code = '', name } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError') return 'O sistema não respondeu a tempo'
  return doErro[code] ?? 'Não foi possível falar com o sistema'
}

/** Posts the message to the address that was checked, and to no other; answers the status. */
async function postar({ url, corpo, cabecalhos, internos, prazoMs = PRAZO_MS }: Carta): Promise<number> {
  const destino = await resolverDestino(url, internos)
  // Whatever the name resolves to by now, the connection goes where the check looked.
  const fixo: LookupFunction = (_nome, opcoes, pronto) => {
    if (opcoes.all) pronto(null, [{ address: destino.ip, family: destino.familia }])
    else pronto(null, destino.ip, destino.familia)
  }
  const pedir = destino.url.protocol === 'https:' ? comHttps : comHttp
  return new Promise((resolve, reject) => {
    const pedido = pedir(
      destino.url,
      {
        method: 'POST',
        agent: false,
        lookup: fixo,
        signal: AbortSignal.timeout(prazoMs),
        headers: { ...cabecalhos, 'content-length': Buffer.byteLength(corpo) },
      },
      (resposta) => {
        resolve(resposta.statusCode ?? 0)
        // What a receiver says besides its status is of no interest, however long it is.
        resposta.destroy()
      },
    )
    pedido.on('error', reject)
    pedido.end(corpo)
  })
}
