import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createRouter, prefetchPage } from './app/router.tsx'
import { WhenReady } from './app/WhenReady.tsx'
import { nextTask } from './lib/next-task.ts'
import { PrefetchContext } from './lib/prefetch.ts'
import { startSession } from './lib/session.ts'
import { currentTheme } from './theme/theme.ts'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

async function start(root: HTMLElement): Promise<void> {
  await nextTask()
  startSession()
  await nextTask()
  const router = createRouter()
  await nextTask()
  // Kept for the first drawing, which would have to make it in one piece with its own work.
  currentTheme()
  await nextTask()
  // As a transition: drawn in slices, between which the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeRoot>
          <PrefetchContext value={prefetchPage}>
            <WhenReady router={router}>
              {/* A page that somebody clicked for is drawn in one piece: in slices it shows a sixth later. */}
              <RouterProvider router={router} useTransitions={false} />
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
