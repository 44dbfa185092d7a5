import type { Grupo } from '@rh/domain/setores/grupos'
import { rotasGerais } from '@rh/domain/setores/rotas'
import { lazy, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { loginHref, returnToOf } from '../lib/session/return-to.ts'
import { useGrupos, useSession } from '../lib/session/use-session.ts'

const NoPermission = lazy(() => import('./NoPermission.tsx').then((m) => ({ default: m.NoPermission })))

/**
 * Lets only signed-in people through; the others come back here after signing in. Nothing is drawn before it is known
 * who is there: see `WhenReady`.
 */
export function AuthGuard() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return null
  if (session.status === 'authenticated') return <Outlet />
  // Whoever left on purpose starts again at the root, wherever they were.
  const from = session.motivo === 'saida' ? rotasGerais.raiz : `${pathname}${search}`
  return <Navigate to={loginHref(from)} replace />
}

/** Lets only people who are not signed in through; the others go on to where they were going. */
export function GuestGuard() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.status === 'loading') return null
  return session.status === 'authenticated' ? <Navigate to={returnToOf(search)} replace /> : <Outlet />
}

interface RoleGuardProps {
  /** Names of the groups that may pass; without a list, everyone may. */
  readonly grupos?: readonly Grupo[]
  /** Show the no-permission screen to the others; otherwise they see nothing. */
  readonly hasContent?: boolean
  readonly children: ReactNode
}

export function RoleGuard({ grupos, hasContent = false, children }: RoleGuardProps) {
  const meus = useGrupos()
  if (!grupos || grupos.some((grupo) => meus.includes(grupo))) return children
  return hasContent ? <NoPermission /> : null
}
