import { PRESENCA_MS } from '@rh/domain/contract/socket'
import type { Lugar, Presenca } from '@rh/domain/contract/tempo-real'
import { useEffect, useSyncExternalStore } from 'react'
import { followSocket, link } from './link.ts'

// Which process this tab shows, told over the socket while it is open and the tab is in sight; and who else is there.

const NINGUEM: readonly string[] = []

let others: Presenca | null = null
const listeners = new Set<() => void>()

function setOthers(next: Presenca | null): void {
  others = next
  for (const listener of listeners) listener()
}

/** Takes what the server says of the process that this tab shows. */
export const hearPresence = (presenca: Presenca): void => setOthers(presenca)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the server which process this tab shows, and hears who else does. Returns what ends that. */
function beAt(here: Lugar): () => void {
  let heard: typeof link.tela = null
  const say = (): void => {
    link.tela?.emit('presenca', document.visibilityState === 'hidden' ? null : here)
  }
  const follow = (): void => {
    heard?.off('presenca', hearPresence)
    heard = link.tela
    heard?.on('presenca', hearPresence)
    // Without a connection nobody knows who is there.
    if (!heard) setOthers(null)
    say()
  }
  const unfollow = followSocket(follow)
  follow()
  const timer = setInterval(say, PRESENCA_MS)
  document.addEventListener('visibilitychange', say)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', say)
    unfollow()
    heard?.emit('presenca', null)
    heard?.off('presenca', hearPresence)
    setOthers(null)
  }
}

/** Names of the other people on a process, which is told to the server while this is mounted. */
export function usePresence(tipo: Lugar['tipo'], id: number): readonly string[] {
  useEffect(() => beAt({ tipo, id }), [tipo, id])
  // What is still on its way may be about the process before.
  return useSyncExternalStore(subscribe, () => (others?.id === id ? others.nomes : NINGUEM))
}
