import type { Alerta, AndamentoDoLote } from './tempo-real.ts'

/** Where the socket answers. The handshake carries `auth: { token }`; only the websocket transport is served. */
export const CAMINHO_SOCKET = '/api/websocket/conn'

/** What the server tells a connected screen. */
export interface EventosDoServidor {
  alerta(alerta: Alerta): void
  lote(andamento: AndamentoDoLote): void
  /** The board of cover changed for somebody: whoever shows it reads it again. */
  cobertura(): void
}

/** All that a screen may say: whether the server still hears it. Anything else closes the connection. */
export interface EventosDoCliente {
  ping(responder: () => void): void
}
