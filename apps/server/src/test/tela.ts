import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { CAMINHO_SOCKET, type EventosDoCliente, type EventosDoServidor } from '@rh/domain/contract/socket'
import type { Alerta, Presenca } from '@rh/domain/contract/tempo-real'

/** A connected screen of a test: what it heard, and when it was closed. */
export interface Tela extends Disposable {
  readonly socket: Socket<EventosDoServidor, EventosDoCliente>
  readonly alertas: readonly Alerta[]
  /** How often it was told that the board of cover changed. */
  readonly coberturas: () => number
  /** Who it was last told is on its process too; null before it was told anything. */
  readonly presentes: () => Presenca | null
  /** Resolves when the server lets go, with the client's word for it. */
  readonly fechada: Promise<string>
}

interface Conexao {
  readonly token: string | null
  readonly origem?: string
  readonly transports?: ['websocket'] | ['polling']
}

/** Opens a screen against a listening application; rejects with the server's refusal. */
export async function abrirTela(
  endereco: string,
  { token, origem = endereco, transports }: Conexao,
): Promise<Tela> {
  const socket: Socket<EventosDoServidor, EventosDoCliente> = io(endereco, {
    path: CAMINHO_SOCKET,
    transports: transports ?? ['websocket'],
    auth: { token },
    extraHeaders: origem ? { origin: origem } : {},
    reconnection: false,
    forceNew: true,
  })
  const alertas: Alerta[] = []
  socket.on('alerta', (alerta) => alertas.push(alerta))
  let coberturas = 0
  socket.on('cobertura', () => (coberturas += 1))
  let presentes: Presenca | null = null
  socket.on('presenca', (dita) => (presentes = dita))
  const { promise: fechada, resolve: fechar } = Promise.withResolvers<string>()
  socket.on('disconnect', (motivo) => fechar(motivo))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('connect', () => resolve())
  socket.once('connect_error', reject)
  // Closed before it was let in or refused; the client's own closing follows its refusal.
  socket.io.once('close', (motivo) => {
    if (motivo !== 'forced close') reject(new Error(motivo))
  })
  try {
    await promise
  } catch (error) {
    socket.disconnect()
    throw error
  }
  return {
    socket,
    alertas,
    coberturas: () => coberturas,
    presentes: () => presentes,
    fechada,
    [Symbol.dispose]: () => void socket.disconnect(),
  }
}

/** Listens on a free port of this machine; answers the address. */
export const ouvir = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })
