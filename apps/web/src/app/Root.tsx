import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router'
import { setorOf } from '@rh/domain/setores/setores'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { hasHadMessages, subscribeMessages } from '../lib/notify.ts'
import { usePageName } from '../lib/nav/page-name.ts'
import { isWritingOutside, useTypeAhead } from '../lib/teclas/type-ahead.ts'
import { useRouteHandle } from '../lib/nav/use-setor.ts'
import { TopBar } from '../ui/feedback/TopBar.tsx'

// Mounted with the first message: the sign-in page rarely has one.
const Toasters = lazyPart('Toasters', async () => (await import('../ui/feedback/Toasters.tsx')).Toasters)

const PRODUTO = 'Departamento Pessoal'

/** Around every page: title, scroll, progress and messages. */
export function Root() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== pathname
  useTypeAhead(isLeaving)
  const hasMessages = useSyncExternalStore(subscribeMessages, hasHadMessages)
  const handle = useRouteHandle()
  const nome = usePageName()
  // The first page is where the person already is: the keyboard starts at the top of the document.
  const moved = useNavigationType() !== NavigationType.Pop
  const setor = handle?.setor ? setorOf(handle.setor).label : undefined
  return (
    <>
      <title>{[nome ?? handle?.titulo, setor, PRODUTO].filter(Boolean).join(' · ')}</title>
      <TopBar active={navigation.state !== 'idle'} />
      <Outlet />
      <PageStart key={pathname} moved={moved} />
      {hasMessages && <Toasters />}
    </>
  )
}

/** A new page starts at its top, and at its content for those who do not see it change. */
function PageStart({ moved }: { readonly moved: boolean }) {
  useLayoutEffect(() => {
    // In a block: what newer browsers return from here would be taken for a clean-up.
    window.scrollTo(0, 0)
  }, [])
  // As it was on arrival: a search typed on the page is a navigation too, and must not take the focus away.
  const [arrived] = useState(moved)
  useEffect(() => {
    const page = document.getElementById('conteudo')
    if (!arrived) return
    if (!page) beginAtHeading()
    else if (!isWritingOutside(page)) page.focus({ preventScroll: true })
  }, [arrived])
  return null
}

/** Pages without a menu are short, and begin in a field of theirs where that is all they are for. */
function beginAtHeading(): void {
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
