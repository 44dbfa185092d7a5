import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, prefetchPage } from './app/router.tsx'
import { PrefetchContext } from './lib/prefetch.ts'
import { startSession } from './lib/session.ts'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

startSession()
const router = createRouter()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <PrefetchContext value={prefetchPage}>
        <RouterProvider router={router} />
      </PrefetchContext>
    </ThemeRoot>
  </StrictMode>,
)
