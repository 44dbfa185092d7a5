import { CAMINHO_SOCKET } from '@rh/domain/contract/socket'
import type { Alerta, AndamentoDoLote } from '@rh/domain/contract/tempo-real'
import { io } from 'socket.io-client'
import { call } from './api.ts'
import { toApiError } from './api-error.ts'
import { readToken } from '../session/token.ts'
import { tell, type Tela } from './link.ts'

const ESPERA_MAXIMA_MS = 30_000
/**
 * Delay before reconnecting after the server closed the socket, in milliseconds: time for a restart, or for an own
 * sign-out.
 */
const ESPERA_MS = 1_000

interface SocketHandlers {
  readonly onAlerta: (alerta: Alerta) => void
  /** Called on progress of a batch of this person. */
  readonly onLote: (andamento: AndamentoDoLote) => void
  /** Called when the board of cover is another one. */
  readonly onCobertura: () => void
  /** Called when something was said in a conversation of this person, or their place in one changed. */
  readonly onConversas: () => void
  /** Called when people read on in a conversation of this person, of whom they may be one. */
  readonly onLeituras: (usuarioIds: readonly number[]) => void
  /** Called when a board of tasks, or a card of it, is another one. */
  readonly onKanban: () => void
  /** Called on reconnect: alerts may have been missed meanwhile. */
  readonly onBack: () => void
}

/**
 * Opens the realtime socket for the length of the session and returns a function that closes it. Reconnects by itself;
 * when the server refuses, the session is checked, and ended here if it is over. `origem` is the host of the socket, where
 * it is not that of the page.
 */
export function openSocket(
  { onAlerta, onLote, onCobertura, onConversas, onLeituras, onKanban, onBack }: SocketHandlers,
  origem: string | undefined,
): () => void {
  const tela: Tela = io(origem ?? '', {
    path: CAMINHO_SOCKET,
    transports: ['websocket'],
    auth: (answer) => answer({ token: readToken() }),
    reconnectionDelayMax: ESPERA_MAXIMA_MS,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasConnected = false
  const later = (run: () => void, ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const askSession = async (espera: number): Promise<void> => {
    try {
      await call('GET /api/auth/me')
      tela.connect()
    } catch (error) {
      if (toApiError(error).status === 401) return
      later(() => void askSession(Math.min(espera * 2, ESPERA_MAXIMA_MS)), espera)
    }
  }
  tela.on('alerta', onAlerta)
  tela.on('lote', onLote)
  tela.on('cobertura', onCobertura)
  for (const evento of ['mensagem', 'conversa'] as const) tela.on(evento, onConversas)
  tela.on('leituras', ({ leituras }) => onLeituras(leituras.map(({ usuarioId }) => usuarioId)))
  tela.on('kanban', onKanban)
  tela.on('connect', () => {
    if (wasConnected) onBack()
    wasConnected = true
    tell(tela)
  })
  tela.on('disconnect', (reason) => {
    tell(null)
    if (reason === 'io server disconnect') later(() => void askSession(ESPERA_MS), ESPERA_MS)
  })
  tela.on('connect_error', () => {
    // Inactive means that the server said no; a lost network is tried again by the library.
    if (!tela.active) later(() => void askSession(ESPERA_MS), ESPERA_MAXIMA_MS / 6)
  })
  return () => {
    clearTimeout(timer)
    tela.disconnect()
  }
}
