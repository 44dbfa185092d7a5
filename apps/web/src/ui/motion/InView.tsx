import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { motion } from '../../theme/metrics.ts'
import { appearing } from '../../theme/motion.ts'

const Place = styled('div')(appearing)

/** Calls back once the element is sufficiently visible (IntersectionObserver). */
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

/** Animates decorative content once, when it scrolls into view. */
export function InView({ children }: { readonly children: ReactNode }) {
  const [seen, setSeen] = useState(false)
  return (
    <Place data-visto={seen} ref={(element) => (element ? watch(element, () => setSeen(true)) : undefined)}>
      {children}
    </Place>
  )
}
