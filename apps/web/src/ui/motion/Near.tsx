import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'

/** Fetched a little before it is reached. */
const MARGEM = '160px'

function watch(element: HTMLElement, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: MARGEM },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

interface NearProps {
  /** Room kept for it, in pixels. */
  readonly minHeight: number
  readonly children: ReactNode
}

/** Draws its content, and so loads its code, once somebody scrolls near it. */
export function Near({ minHeight, children }: NearProps) {
  const [near, setNear] = useState(false)
  return (
    <Box
      sx={{ minHeight }}
      ref={(element: HTMLElement | null) =>
        element && !near ? watch(element, () => setNear(true)) : undefined
      }
    >
      {near && children}
    </Box>
  )
}
