import type { Mensagem } from './chat.ts'
import type { Alerta, AndamentoDoLote, Lugar, Presenca } from './tempo-real.ts'

/** Where the socket answers. The handshake carries `auth: { token }`; only the websocket transport is served. */
export const CAMINHO_SOCKET = '/api/websocket/conn'

/** How often a screen says again that it shows a process, in milliseconds; one that is silent for twice as long left. */
export const PRESENCA_MS = 25_000

/** What the server tells a connected screen. */
export interface EventosDoServidor {
  alerta(alerta: Alerta): void
  lote(andamento: AndamentoDoLote): void
  /** The board of cover changed for somebody: whoever shows it reads it again. */
  cobertura(): void
  /** A board of one of the person's sectors changed: whoever shows it reads it again. */
  kanban(kanbanId: number): void
  /** Who else is on the process of this screen, whenever it changes. */
  presenca(presenca: Presenca): void
  /** A message of a conversation, new or changed, to who reads it. */
  mensagem(dita: { readonly conversaId: number; readonly mensagem: Mensagem }): void
  /** The person's place in a conversation changed; null for any of them: what is shown is read again. */
  conversa(qual: { readonly id: number | null }): void
  /** How far people of a conversation have read. */
  leituras(lidas: {
    readonly conversaId: number
    readonly leituras: readonly { readonly usuarioId: number; readonly ate: number }[]
  }): void
  digitando(quem: { readonly conversaId: number; readonly usuarioId: number; readonly nome: string }): void
}

/** All that a screen may say; anything else closes the connection. */
export interface EventosDoCliente {
  /** Asks whether the server still hears it. */
  ping(responder: () => void): void
  /** Which process it shows, again every `PRESENCA_MS` while it does; null for none. */
  presenca(lugar: Lugar | null): void
  /** In which conversation the person types, said again while they do. */
  digitando(conversaId: number): void
}
