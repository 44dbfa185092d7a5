import type { SmtpConfig } from '../config.ts'
import { inChild } from '../tracing/span.ts'

/** A message to one person, as plain text. */
export interface Carta {
  readonly para: { readonly nome: string; readonly email: string }
  readonly assunto: string
  readonly texto: string
  /** The same for the same content: what a crash sends twice, mail programs show once. */
  readonly id: string
}

export interface Correio {
  /** Resolves when the server took it. Rejects with `Recusada` when it never will, else as the network failed. */
  enviar(carta: Carta): Promise<void>
  /** What links begin with. */
  readonly origem: string
}

/** The server said that this address or message is no good: sending it again changes nothing. */
export class Recusada extends Error {
  constructor(codigo: number, cause: unknown) {
    super(`The mail server refused a message (${codigo})`, { cause })
  }
}

const TIMEOUT_MS = 10_000

/** Sends through the company's own mail server; a connection a message, as they are few. */
export const correioSmtp = ({ url, remetente, origem }: SmtpConfig): Correio => ({
  origem,
  async enviar({ para, assunto, texto, id }) {
    // Loaded here: a system without a mail server does without it.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(url, {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A message is text and nothing else: no file or address of a template is ever read.
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[1])
    const sent = inChild({ name: 'SMTP', kind: 'client' }, () =>
      transport.sendMail({
        from: remetente,
        to: { name: para.nome, address: para.email },
        subject: assunto,
        text: texto,
        messageId: `<${id}@${new URL(origem).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
    )
    await sent.catch((error: unknown) => {
      const codigo = codigoDe(error)
      throw codigo >= 500 ? new Recusada(codigo, error) : error
    })
  },
})

/** Reply code of the mail server; 0 when it said nothing. */
const codigoDe = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : 0
