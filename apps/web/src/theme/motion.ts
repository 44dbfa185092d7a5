import { keyframes, type CSSObject } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { EASE, metrics, motion } from './metrics.ts'

// Words are there at once and only move into place: what fades in cannot be read while it does.
const rise = keyframes({ from: { transform: 'translateY(14px)' } })
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(14px) scale(.96)' } })

/** Children that come one after another; those beyond come with the last. */
const STAGGERED = 8

/** Motion is for wide screens and for people who have not asked for less of it. */
const MOVES = `screen and (min-width: ${metrics.tablet}px) and (prefers-reduced-motion: no-preference)`

export const animated = (css: CSSObject): CSSObject => ({ [`@media ${MOVES}`]: css })

const moves = window.matchMedia(MOVES)
const subscribe = (listener: () => void): (() => void) => {
  moves.addEventListener('change', listener)
  return () => moves.removeEventListener('change', listener)
}
/** Whether things move on this screen now. */
export const isMoving = (): boolean => moves.matches

/** Whether things move on this screen, for what no style sheet decides. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, isMoving)

/** The children come into place one after another. */
export const staggered = (): CSSObject =>
  animated({
    '& > *': { animation: `${rise} ${motion.in}s ${EASE} backwards` },
    ...Object.fromEntries(
      Array.from({ length: STAGGERED }, (_, i) => [
        // Those with this many before them: what counts children is no selector to the style library.
        `& > ${'* + '.repeat(i + 1)}*`,
        { animationDelay: `${(i + 1) * motion.stagger}s` },
      ]),
    ),
  })

/** A drawing appears once it is seen; `data-visto` says so. */
export const appearing = (): CSSObject =>
  animated({
    '&[data-visto="false"]': { opacity: 0 },
    '&[data-visto="true"]': { animation: `${appear} ${motion.in}s ${EASE}` },
  })
