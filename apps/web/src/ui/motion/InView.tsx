import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { motion } from '../../theme/metrics.ts'
import { appearing } from '../../theme/motion.ts'

const Place = styled('div')(appearing)

/** Calls back once, when enough of the element, or enough of the window, shows it. */
function watch(element: HTMLElement, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const fillsWindow =
        entry.intersectionRect.height >= (entry.rootBounds?.height ?? Infinity) * motion.inView
      if (entry.intersectionRatio < motion.inView && !fillsWindow) return
      observer.disconnect()
      onSeen()
    },
    { threshold: [0, motion.inView / 2, motion.inView] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Its content, a drawing and no text, appears once when the person gets to see it. */
export function InView({ children }: { readonly children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  return (
    <Place data-visto={seen} ref={(element) => (element ? watch(element, () => setSeen(true)) : undefined)}>
      {children}
    </Place>
  )
}
