import { CAMINHO_SOCKET, type EventosDoCliente, type EventosDoServidor } from '@rh/domain/contract/socket'
import type { Alerta, AndamentoDoLote } from '@rh/domain/contract/tempo-real'
import { io, type Socket } from 'socket.io-client'
import { call } from './api.ts'
import { toApiError } from './api-error.ts'
import { readToken } from '../session/token.ts'

const ESPERA_MAXIMA_MS = 30_000
/** After the server closed the connection: a restart has time to come back, an own sign-out time to finish. */
const ESPERA_MS = 1_000

interface SocketHandlers {
  readonly onAlerta: (alerta: Alerta) => void
  /** The system has come further with a batch of the person. */
  readonly onLote: (andamento: AndamentoDoLote) => void
  /** Connected again after a silence, in which alerts may have been missed. */
  readonly onBack: () => void
}

type Tela = Socket<EventosDoServidor, EventosDoCliente>

/**
 * Keeps the screen connected to the server while the session lasts; answers how to close it. Lost connections come
 * back by themselves. When the server refuses or closes one, the session is asked for: if it is over, the call
 * itself ends it here, as any other would.
 */
export function openSocket({ onAlerta, onLote, onBack }: SocketHandlers): () => void {
  const tela: Tela = io({
    path: CAMINHO_SOCKET,
    transports: ['websocket'],
    auth: (tell) => tell({ token: readToken() }),
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
  tela.on('connect', () => {
    if (wasConnected) onBack()
    wasConnected = true
  })
  tela.on('disconnect', (reason) => {
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
