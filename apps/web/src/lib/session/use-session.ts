import { isGrupo, type Grupo } from '@rh/domain/setores/grupos'
import { useSyncExternalStore } from 'react'
import { getLastUser, getSession, subscribeSession, type Session, type Usuario } from './session.ts'

export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession)

/** Signed-in user; only below the sign-in guard. */
export function useUsuario(): Usuario {
  const session = useSession()
  // The route guard unmounts the page in the next render; a render under way keeps the user it began with.
  const user = session.status === 'authenticated' ? session.user : getLastUser()
  if (!user) throw new Error('useUsuario needs a signed-in person')
  return user
}

const known = new WeakMap<Usuario, readonly Grupo[]>()

/** Groups of the user without duplicates; the same array for the same user. */
export function gruposOf(user: Usuario): readonly Grupo[] {
  const grupos = known.get(user) ?? [...new Set(user.Grupos.map((grupo) => grupo.Grupo_nome).filter(isGrupo))]
  known.set(user, grupos)
  return grupos
}

export const useGrupos = (): readonly Grupo[] => gruposOf(useUsuario())
