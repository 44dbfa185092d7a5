import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createRouter } from './app/router.tsx'
import { nextTask } from './start/next-task.ts'
import { startSession } from './lib/session/session.ts'
import { currentTheme } from './theme/theme.ts'

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
  startTransition(() => createRoot(root).render(<App router={router} />))
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
void start(root)
