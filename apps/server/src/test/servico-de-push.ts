import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { importJWK, jwtVerify } from 'jose'

/** A message as a browser gets it, after its service checked who sends it. */
export interface Recebida {
  /** Public key that the browser subscribed with and the signature was checked by. */
  readonly chave: string
  readonly publico: unknown
  readonly assinante: unknown
  readonly valeSegundos: number
  readonly mensagem: unknown
}

interface Navegador {
  /** What its page gives to the server. */
  readonly assinatura: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** From now on its service answers this. */
  responder(status: number): void
  /** From now on its service keeps who sends waiting, until the function that this gives back is called. */
  segurar(): () => void
  /** Whether anything came. */
  readonly chegou: () => boolean
  /** What came, decrypted and with its signature verified. */
  recebidas(): Promise<Recebida[]>
}

export interface ServicoDePush extends AsyncDisposable {
  readonly origem: string
  navegador(status?: number): Navegador
}

interface Chegada {
  readonly headers: IncomingHttpHeaders
  readonly corpo: Buffer
}

const hkdf = (chave: Buffer, sal: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', chave, sal, info, bytes))

/** RFC 8291 over RFC 8188: salt 16, record size 4, length of the key id 1, the sender's public key, one record. */
function decifrar(corpo: Buffer, receptor: ReturnType<typeof createECDH>, auth: Buffer): string {
  const sal = corpo.subarray(0, 16)
  const fim = 21 + corpo.readUInt8(20)
  const remetente = corpo.subarray(21, fim)
  const comum = receptor.computeSecret(remetente)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receptor.getPublicKey(), remetente])
  const chave = hkdf(comum, auth, info, 32)
  const conteudo = hkdf(chave, sal, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(chave, sal, Buffer.from('Content-Encoding: nonce\0'), 12)
  const registro = corpo.subarray(fim)
  const aes = createDecipheriv('aes-128-gcm', conteudo, nonce)
  aes.setAuthTag(registro.subarray(-16))
  const claro = Buffer.concat([aes.update(registro.subarray(0, -16)), aes.final()])
  // The last record ends with a 2 and zeros.
  return claro.subarray(0, claro.lastIndexOf(2)).toString()
}

/** RFC 8292: who sends, by a token signed with the key that it names. */
async function lerAssinatura({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', chave = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const ponto = Buffer.from(chave, 'base64url')
  const publica = await importJWK({
    kty: 'EC',
    alg: 'ES256',
    crv: 'P-256',
    x: ponto.subarray(1, 33).toString('base64url'),
    y: ponto.subarray(33).toString('base64url'),
  })
  const { payload } = await jwtVerify(token, publica, {
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'aud', 'sub'],
  })
  return { chave, publico: payload.aud, assinante: payload.sub }
}

/** A push service on this machine, and browsers that subscribed with it: both speak the real protocol. */
export async function abrirServicoDePush(): Promise<ServicoDePush> {
  const chegadas = new Map<string, Chegada[]>()
  const respostas = new Map<string, number>()
  const presas = new Map<string, Promise<void>>()
  const servidor = createServer((pedido, resposta) => {
    const partes: Buffer[] = []
    pedido.on('data', (parte: Buffer) => partes.push(parte))
    pedido.on('end', () => {
      const caminho = pedido.url ?? ''
      chegadas.get(caminho)?.push({ headers: pedido.headers, corpo: Buffer.concat(partes) })
      void Promise.resolve(presas.get(caminho)).then(() =>
        resposta.writeHead(respostas.get(caminho) ?? 404).end(),
      )
    })
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const endereco = servidor.address()
  const origem = `http://127.0.0.1:${typeof endereco === 'object' && endereco ? endereco.port : 0}`
  return {
    origem,
    navegador(status = 201) {
      const caminho = `/push/${randomUUID()}`
      const receptor = createECDH('prime256v1')
      receptor.generateKeys()
      const auth = randomBytes(16)
      chegadas.set(caminho, [])
      respostas.set(caminho, status)
      return {
        assinatura: {
          endpoint: `${origem}${caminho}`,
          keys: { p256dh: receptor.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        responder: (novo) => void respostas.set(caminho, novo),
        segurar: () => {
          const { promise, resolve } = Promise.withResolvers<void>()
          presas.set(caminho, promise)
          return resolve
        },
        chegou: () => (chegadas.get(caminho) ?? []).length > 0,
        recebidas: () =>
          Promise.all(
            (chegadas.get(caminho) ?? []).map(async ({ headers, corpo }) => {
              if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted by RFC 8291')
              return {
                ...(await lerAssinatura(headers)),
                valeSegundos: Number(headers['ttl']),
                mensagem: JSON.parse(decifrar(corpo, receptor, auth)) as unknown,
              }
            }),
          ),
      }
    },
    async [Symbol.asyncDispose]() {
      await new Promise((pronto) => servidor.close(pronto))
    },
  }
}
