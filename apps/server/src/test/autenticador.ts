import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  Assinatura,
  CredencialNova,
  OpcoesDeCriacao,
  OpcoesDeUso,
} from '@rh/domain/contract/chaves-de-acesso'

// An authenticator in software, as WebAuthn describes one: ES256, no attestation, and a counter for each key. It does
// what a browser and a token do together, and whatever a test asks of it that no browser would.

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

const cabeca = (tipo: number, tamanho: number): Buffer =>
  tamanho < 24
    ? Buffer.from([(tipo << 5) | tamanho])
    : tamanho < 256
      ? Buffer.from([(tipo << 5) | 24, tamanho])
      : Buffer.from([(tipo << 5) | 25, tamanho >> 8, tamanho & 255])

function cbor(valor: Cbor): Buffer {
  if (typeof valor === 'number') return valor >= 0 ? cabeca(0, valor) : cabeca(1, -1 - valor)
  if (typeof valor === 'string')
    return Buffer.concat([cabeca(3, Buffer.byteLength(valor)), Buffer.from(valor)])
  if (Buffer.isBuffer(valor)) return Buffer.concat([cabeca(2, valor.length), valor])
  return Buffer.concat([
    cabeca(5, valor.size),
    ...[...valor].flatMap(([chave, dentro]) => [cbor(chave), cbor(dentro)]),
  ])
}

const sha256 = (dados: string | Buffer): Buffer => createHash('sha256').update(dados).digest()
const base64url = (dados: Buffer): string => dados.toString('base64url')

/** What is not as the page asked for it. */
interface Desvio {
  readonly origem?: string
  readonly rpId?: string
  readonly desafio?: string
  /** The person was there, and did not unlock it. */
  readonly semVerificar?: boolean
  readonly contador?: number
  /** Attestation with a certificate, which nobody asked for. */
  readonly comCertificado?: boolean
  /** Signed with another key. */
  readonly chave?: KeyObject
}

const PRESENTE = 0x01
const VERIFICADO = 0x04
const COM_CREDENCIAL = 0x40

export interface Autenticador {
  readonly criar: (opcoes: Pick<OpcoesDeCriacao, 'rp' | 'challenge'>, desvio?: Desvio) => CredencialNova
  readonly assinar: (opcoes: Pick<OpcoesDeUso, 'rpId' | 'challenge'>, desvio?: Desvio) => Assinatura
}

/** An authenticator with one key, at the pages of an origin. */
export function createAutenticador(daOrigem = 'http://localhost'): Autenticador {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const id = randomBytes(32)
  let contador = 0

  const clientData = (type: string, challenge: string, { origem = daOrigem, desafio = challenge }: Desvio) =>
    Buffer.from(JSON.stringify({ type, challenge: desafio, origin: origem, crossOrigin: false }))
  const dadosDe = (rpId: string, desvio: Desvio, credencial?: Buffer): Buffer => {
    contador = desvio.contador ?? contador + 1
    const conta = Buffer.alloc(4)
    conta.writeUInt32BE(contador)
    const flags =
      PRESENTE | (desvio.semVerificar ? 0 : VERIFICADO) | (credencial === undefined ? 0 : COM_CREDENCIAL)
    return Buffer.concat([
      sha256(desvio.rpId ?? rpId),
      Buffer.from([flags]),
      conta,
      ...(credencial ? [credencial] : []),
    ])
  }

  return {
    criar({ rp, challenge }, desvio = {}) {
      const tamanho = Buffer.alloc(2)
      tamanho.writeUInt16BE(id.length)
      const credencial = Buffer.concat([Buffer.alloc(16), tamanho, id, cbor(cose)])
      const attestationObject = new Map<string, Cbor>([
        ['fmt', desvio.comCertificado ? 'fido-u2f' : 'none'],
        ['attStmt', new Map()],
        ['authData', dadosDe(rp.id, desvio, credencial)],
      ])
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', challenge, desvio)),
        attestationObject: base64url(cbor(attestationObject)),
        transports: ['internal'],
      }
    },
    assinar({ rpId, challenge }, desvio = {}) {
      const cliente = clientData('webauthn.get', challenge, desvio)
      const authenticatorData = dadosDe(rpId, desvio)
      const assinado = Buffer.concat([authenticatorData, sha256(cliente)])
      return {
        id: base64url(id),
        clientDataJSON: base64url(cliente),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', assinado, desvio.chave ?? privateKey)),
      }
    },
  }
}
