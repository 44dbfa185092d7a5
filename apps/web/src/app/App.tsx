import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { PrefetchContext } from '../lib/nav/prefetch.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { prefetchPage, type createRouter } from './router.tsx'
import { WhenReady } from './WhenReady.tsx'

interface AppProps {
  readonly router: ReturnType<typeof createRouter>
}

/** The whole application, at the address that the router is at. */
export const App = ({ router }: AppProps) => (
  <StrictMode>
    <ThemeRoot>
      <PrefetchContext value={prefetchPage}>
        <WhenReady router={router}>
          {/* A page that somebody clicked for is drawn in one piece: in slices it shows a sixth later. */}
          <RouterProvider router={router} useTransitions={false} />
        </WhenReady>
      </PrefetchContext>
    </ThemeRoot>
  </StrictMode>
)
