import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, prefetchPage } from './app/router.tsx'
import { WhenReady } from './app/WhenReady.tsx'
import { PrefetchContext } from './lib/prefetch.ts'
import { startSession } from './lib/session.ts'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

/** In a task of its own: one that is short enough lets the browser paint, and answer, before the next. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function start(root: HTMLElement): Promise<void> {
  await nextTask()
  startSession()
  const router = createRouter()
  await nextTask()
  // As a transition: drawn in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeRoot>
          <PrefetchContext value={prefetchPage}>
            <WhenReady router={router}>
              <RouterProvider router={router} />
            </WhenReady>
          </PrefetchContext>
        </ThemeRoot>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
void start(root)
