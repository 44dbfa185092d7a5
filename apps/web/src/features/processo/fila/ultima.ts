import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useSyncExternalStore } from 'react'

/** What the status line of the queue says. */
export interface Dito {
  readonly texto: string
  /** Decision that can still be undone, and until when, on the clock of the device in milliseconds. */
  readonly desfazer: {
    readonly tipo: TipoDeclarado
    readonly id: number
    readonly nome: string
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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was said last; null before the first decision. */
export const useDito = (): Dito | null => useSyncExternalStore(subscribe, () => ultimo)
