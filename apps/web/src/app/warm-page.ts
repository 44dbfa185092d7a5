import type { View } from '@rh/domain/setores/areas'
import { canOpen } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { getSession, subscribeSession, type Session } from '../lib/session/session.ts'
import { gruposOf } from '../lib/session/use-session.ts'
import type { LoadedPage } from './pages.ts'

/** Hands on the session once it is known who is there; at once, if it is. */
function whenKnown(run: (session: Session) => void): void {
  const session = getSession()
  if (session.status !== 'loading') return run(session)
  const stop = subscribeSession(() => {
    if (getSession().status === 'loading') return
    stop()
    run(getSession())
  })
}

/**
 * Lets a page that is about to open ask for its data beforehand; not one that this person may not open, whose calls
 * would be refused.
 */
export function warmPage({ warm }: LoadedPage, setor: SetorSlug, view: View, url: string): void {
  if (!warm) return
  whenKnown((session) => {
    if (session.status === 'authenticated' && canOpen(setor, view, gruposOf(session.user)))
      warm(new URL(url, window.location.origin).searchParams)
  })
}
