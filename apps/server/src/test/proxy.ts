import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../startup-error.ts'

/** A proxy before several instances, as small as one can be: it asks who is ready, and keeps connections to each. */
export interface Proxy extends AsyncDisposable {
  readonly url: string
  /** Ports of the instances that it knows. */
  readonly portas: Set<number>
}

const PERGUNTA_MS = 250

export async function criarProxy(...iniciais: readonly number[]): Promise<Proxy> {
  const portas = new Set(iniciais)
  const prontas = new Set(iniciais)
  const agent = new Agent({ keepAlive: true })
  const fim = new AbortController()
  const perguntar = async (): Promise<void> => {
    while (!fim.signal.aborted) {
      for (const porta of portas) {
        const resposta = await fetch(`http://127.0.0.1:${porta}/api/pronto`).catch(() => null)
        if (resposta?.ok) prontas.add(porta)
        else prontas.delete(porta)
      }
      await sleep(PERGUNTA_MS, undefined, { signal: fim.signal, ref: false }).catch(() => {})
    }
  }
  let vez = 0
  const passar = (
    de: IncomingMessage,
    para: ServerResponse,
    corpo: Buffer,
    tentadas: readonly number[] = [],
  ): void => {
    const livres = [...prontas].filter((porta) => portas.has(porta) && !tentadas.includes(porta))
    const port = livres[(vez += 1) % livres.length]
    if (port === undefined) {
      para.writeHead(502).end()
      return
    }
    const { method = 'GET', url: path = '/', headers } = de
    const pedido = request({ host: '127.0.0.1', port, method, path, headers, agent }, (resposta) => {
      para.writeHead(resposta.statusCode ?? 502, resposta.headers)
      resposta.pipe(para)
    })
    pedido.on('error', (error) => {
      // Nothing was sent: another one may be asked. What was cut off is told, not tried again.
      if (errorCode(error) === 'ECONNREFUSED') passar(de, para, corpo, [...tentadas, port])
      else if (!para.headersSent) para.writeHead(502).end(String(error))
    })
    pedido.end(corpo)
  }
  const servidor = createServer((de, para) => {
    const pedacos: Buffer[] = []
    de.on('data', (pedaco: Buffer) => pedacos.push(pedaco))
    de.on('end', () => passar(de, para, Buffer.concat(pedacos)))
  })
  await new Promise<void>((done) => servidor.listen(0, '127.0.0.1', done))
  const laco = perguntar()
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    portas,
    async [Symbol.asyncDispose]() {
      fim.abort()
      await laco
      agent.destroy()
      servidor.closeAllConnections()
      await new Promise((done) => servidor.close(done))
    },
  }
}
