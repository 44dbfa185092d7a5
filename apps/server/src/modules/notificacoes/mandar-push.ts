import type { Config } from '../../config.ts'
import { enviar, type Resultado } from '../webhooks/enviar.ts'
import type { ChavePush } from './chave-push.ts'
import type { MensagemPush } from './mensagem-push.ts'

/** A browser that said yes: its service, and the keys that only it reads with. */
export interface Aparelho {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What becomes of a browser and of its message after an attempt. */
export type Destino =
  | 'chegou'
  /** The browser is gone, or no message could ever be read by it. */
  | 'sumiu'
  /** Another try would be refused the same way. */
  | 'recusada'
  | 'falhou'

/** How long a push service keeps a message for a browser that is off. */
const VALE_S = 24 * 60 * 60

const SUMIU: ReadonlySet<number | null> = new Set([404, 410])
/** The message or its signature is no good there. */
const RECUSADA: ReadonlySet<number | null> = new Set([400, 401, 403, 413])

const destinoDe = ({ status, erro }: Resultado): Destino => {
  if (erro === null) return 'chegou'
  if (SUMIU.has(status)) return 'sumiu'
  return RECUSADA.has(status) ? 'recusada' : 'falhou'
}

/** Encrypts for one browser (RFC 8291), signs (RFC 8292) and posts, to an address of the internet only. */
export async function mandar(
  config: Pick<Config, 'smtp' | 'origemPublica' | 'webhooksInternos'>,
  { publica, privada }: ChavePush,
  { endpoint, p256dh, auth }: Aparelho,
  { marca, ...mensagem }: MensagemPush,
): Promise<Destino> {
  const { default: webPush } = await import('web-push')
  const cifrar = () =>
    webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...mensagem, marca }),
      {
        TTL: VALE_S,
        urgency: 'normal',
        // What was not shown yet is replaced by what is newer.
        topic: marca,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: assinante(config), publicKey: publica, privateKey: privada },
      },
    )
  let pedido: ReturnType<typeof cifrar>
  try {
    pedido = cifrar()
  } catch {
    return 'sumiu'
  }
  const { 'Content-Length': _, ...cabecalhos } = pedido.headers
  return destinoDe(
    await enviar({
      url: endpoint,
      corpo: pedido.body ?? '',
      internos: config.webhooksInternos,
      cabecalhos,
    }),
  )
}

/** Whom a push service may write to about what this installation sends. */
const assinante = ({ smtp, origemPublica }: Pick<Config, 'smtp' | 'origemPublica'>): string => {
  if (smtp) return `mailto:${smtp.remetente}`
  return origemPublica?.startsWith('https:') ? origemPublica : 'mailto:suporte@localhost.localdomain'
}
