import type { EventosDoCliente, EventosDoServidor } from '@rh/domain/contract/socket'
import type { Socket } from 'socket.io-client'

// What pages know of the socket, whose code comes once they stand.

export type Tela = Socket<EventosDoServidor, EventosDoCliente>
/** The socket while it is open. */
export const link: { tela: Tela | null } = { tela: null }
const followers = new Set<() => void>()

/** Tells of each socket that opens, and of its end. Returns what ends that. */
export function followSocket(onChange: () => void): () => void {
  followers.add(onChange)
  return () => void followers.delete(onChange)
}

/** Of `socket.ts` alone. */
export const tell = (tela: Tela | null): void => {
  link.tela = tela
  for (const onChange of followers) onChange()
}
