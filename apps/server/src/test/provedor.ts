import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'

export interface Chave {
  readonly kid: string
  readonly privada: CryptoKey
  readonly publica: JWK
}

export async function createChave(kid: string, alg = 'RS256'): Promise<Chave> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, privada: privateKey, publica: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

export const assinar = (
  claims: JWTPayload,
  { privada, kid }: Pick<Chave, 'privada' | 'kid'>,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privada)

/** A key set on this machine, as a provider publishes its own. */
export interface Chaveiro extends AsyncDisposable {
  readonly url: string
  /** Publishes these keys instead, or answers this text. */
  publicar(...chaves: readonly Chave[]): void
  responder(status: number, corpo: string): void
  /** How often it was asked. */
  pedidos(): number
}

export async function createChaveiro(): Promise<Chaveiro> {
  let resposta = { status: 200, corpo: '{"keys":[]}' }
  let pedidos = 0
  const server = createServer((_, reply) => {
    pedidos += 1
    reply.writeHead(resposta.status, { 'content-type': 'application/json' }).end(resposta.corpo)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const responder = (status: number, corpo: string): void => {
    resposta = { status, corpo }
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicar: (...chaves) => responder(200, JSON.stringify({ keys: chaves.map(({ publica }) => publica) })),
    responder,
    pedidos: () => pedidos,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
