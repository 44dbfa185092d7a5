import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useSyncExternalStore } from 'react'
import { getSession, subscribeSession } from '../../../lib/session/session.ts'

/** What the status line of the queue says. */
export interface Dito {
  readonly texto: string
  /** Decision that can still be undone, and until when, on the clock of the device in milliseconds. */
  readonly desfazer: {
    readonly tipo: TipoDeclarado
    readonly id: number
    readonly nome: string
    /** Instant of the decision. */
    readonly em: string
    readonly ate: number
  } | null
}

// Outside of React: the next record may be of another kind, whose page is another one.
let ultimo: Dito | null = null
const listeners = new Set<() => void>()

/** Says something in the status line, in place of what it said before. */
export function dizer(dito: Dito | null): void {
  ultimo = dito
  for (const listener of listeners) listener()
}

// Whoever signs in next in this tab is not told of it.
subscribeSession(() => {
  if (ultimo !== null && getSession().status === 'unauthenticated') dizer(null)
})

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was said last; null before the first decision. */
export const useDito = (): Dito | null => useSyncExternalStore(subscribe, () => ultimo)
