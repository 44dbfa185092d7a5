import { useState } from 'react'
import { gruposOf, useSession } from '../../lib/use-session.ts'
import type { AnyLista } from './list-state.ts'
import { loadPreferences, savePreferences, type Preferences } from './preferences.ts'

/** Who looks at a list: whose choices are kept, and which columns may be shown. */
export function usePerson() {
  const session = useSession()
  return session.status === 'authenticated'
    ? { dono: session.user.id, grupos: gruposOf(session.user) }
    : { dono: 0, grupos: [] }
}

/** What a person set for a list on this device, and how to change it. */
export function usePreferences(dono: number, nome: string, lista: AnyLista) {
  const [preferences, setPreferences] = useState(() => loadPreferences(dono, nome, lista))
  const change = (next: Partial<Preferences>): void => {
    const changed = { ...preferences, ...next }
    setPreferences(changed)
    savePreferences(dono, nome, changed)
  }
  return [preferences, change] as const
}
