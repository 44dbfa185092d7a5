import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { createBrowserRouter } from 'react-router'
import { getSession, subscribeSession } from '../lib/session/session.ts'
import { stopInsertingEarly } from '../start/insert-while-drawing.ts'

interface WhenReadyProps {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly children: ReactNode
}

/**
 * The application, once its first page is loaded and it is known who asks for it. Until then the document's own
 * mark stays, and the theme's style sheets are written while the page's code is still on its way.
 */
export function WhenReady({ router, children }: WhenReadyProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const look = (): void => {
      if (router.state.initialized && getSession().status !== 'loading')
        startTransition(() => setIsReady(true))
    }
    const stops = [router.subscribe(look), subscribeSession(look)]
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return (
    isReady && (
      <>
        {children}
        <SplashEnd />
      </>
    )
  )
}

/** Takes the document's own mark away with the first frame that shows the page. */
function SplashEnd() {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove()
    stopInsertingEarly()
  }, [])
  return null
}
