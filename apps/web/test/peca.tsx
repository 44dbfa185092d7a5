import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { ThemeRoot } from '../src/theme/ThemeRoot.tsx'

/** Draws a component by itself, until the test ends. */
export function mostrar(peca: ReactNode): void {
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  flushSync(() =>
    root.render(
      <ThemeRoot>
        <MemoryRouter>{peca}</MemoryRouter>
      </ThemeRoot>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    lugar.remove()
  })
}
