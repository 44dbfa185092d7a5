import { z } from 'zod'

/** Kinds of toast that an alert asks for. */
export const iconesAlerta = ['success', 'info', 'warning', 'error'] as const

/** The realtime event of the specification: kind of toast and message. */
export const alerta = z.object({ icone: z.enum(iconesAlerta), texto: z.string() })
export type Alerta = z.output<typeof alerta>

/** Where the socket answers. The handshake carries `auth: { token }`; only the websocket transport is served. */
export const CAMINHO_SOCKET = '/api/websocket/conn'

/** What the server tells a connected screen. */
export interface EventosDoServidor {
  alerta(alerta: Alerta): void
}

/** All that a screen may say: whether the server still hears it. Anything else closes the connection. */
export interface EventosDoCliente {
  ping(responder: () => void): void
}
