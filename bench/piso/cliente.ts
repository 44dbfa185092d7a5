import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One request as it goes over the wire. */
export interface Pedido {
  readonly metodo?: 'GET' | 'POST'
  readonly caminho: string
  readonly token?: string | undefined
  readonly corpo?: object
  readonly cabecalhos?: Readonly<Record<string, string>>
}

/** A connection that is kept, with one request on it at a time. */
interface Conexao {
  readonly pedir: (pedido: Pedido) => Promise<string>
  readonly fechar: () => void
}

let pedidos = 0
/** Each address may call so often in a minute: the load stands for a whole company behind a proxy. */
const endereco = (): string => `10.7.${pedidos & 3}.${(pedidos++ % 250) + 1}`

function comoTexto({ metodo = 'GET', caminho, token, corpo, cabecalhos = {} }: Pedido): string {
  const texto = corpo === undefined ? '' : JSON.stringify(corpo)
  const linhas = Object.entries({
    host: '127.0.0.1',
    'x-forwarded-for': endereco(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(corpo === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(texto)) }),
    ...cabecalhos,
  }).map(([nome, valor]) => `${nome}: ${valor}\r\n`)
  return `${metodo} ${caminho} HTTP/1.1\r\n${linhas.join('')}\r\n${texto}`
}

const FIM_DA_CABECA = '\r\n\r\n'

/** The whole answer at the beginning of what came, or null while some of it is missing. */
function respostaEm(veio: Buffer): string | null {
  const fim = veio.indexOf(FIM_DA_CABECA)
  if (fim < 0) return null
  const cabeca = veio.toString('latin1', 0, fim)
  const [, tamanho] = /content-length: (\d+)/i.exec(cabeca) ?? []
  if (tamanho === undefined) throw new Error(`No length:\n${cabeca}`)
  const inicio = fim + FIM_DA_CABECA.length
  if (veio.length < inicio + Number(tamanho)) return null
  const corpo = veio.toString('utf8', inicio)
  if (!cabeca.startsWith('HTTP/1.1 2'))
    throw new Error(`${cabeca.split('\r\n', 1)[0] ?? ''}: ${corpo.slice(0, 300)}`)
  return corpo
}

/**
 * A client that costs less than what it measures: on a small machine it shares the processors with the server, and one
 * that parses, pools and traces would be most of a cheap call.
 */
export async function abrir(porta: number): Promise<Conexao> {
  const socket: Socket = connect({ port: porta, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let veio: Buffer = Buffer.alloc(0)
  let espera: PromiseWithResolvers<string> | undefined
  socket.on('data', (parte: Buffer) => {
    veio = veio.length === 0 ? parte : Buffer.concat([veio, parte])
    try {
      const resposta = respostaEm(veio)
      if (resposta === null) return
      veio = Buffer.alloc(0)
      espera?.resolve(resposta)
    } catch (error) {
      espera?.reject(error)
    }
  })
  socket.on('close', () => espera?.reject(new Error('The server closed the connection')))
  socket.on('error', (error) => espera?.reject(error))
  return {
    pedir: (pedido) => {
      espera = Promise.withResolvers<string>()
      socket.write(comoTexto(pedido))
      return espera.promise
    },
    fechar: () => void socket.destroy(),
  }
}
