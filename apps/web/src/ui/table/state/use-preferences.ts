import { useState } from 'react'
import { gruposOf, useSession } from '../../../lib/session/use-session.ts'
import type { AnyLista } from './list-state.ts'
import { loadPreferences, savePreferences, type Preferences } from './preferences.ts'

/** Current person: owner of the stored preferences, and which columns may be shown. */
export function usePerson() {
  const session = useSession()
  return session.status === 'authenticated'
    ? { dono: session.user.id, grupos: gruposOf(session.user) }
    : { dono: 0, grupos: [] }
}

/** Stored preferences of a list on this device, with setters. */
export function usePreferences(dono: number, nome: string, lista: AnyLista) {
  const whose = `${dono}:${nome}`
  const [kept, setKept] = useState(() => ({ whose, preferences: loadPreferences(dono, nome, lista) }))
  // The same table may go on to show another list: what was kept for the last one is not for this.
  const current = kept.whose === whose ? kept : { whose, preferences: loadPreferences(dono, nome, lista) }
  if (current !== kept) setKept(current)
  const change = (next: Partial<Preferences>): void => {
    const preferences = { ...current.preferences, ...next }
    setKept({ whose, preferences })
    savePreferences(dono, nome, preferences)
  }
  return [current.preferences, change] as const
}
