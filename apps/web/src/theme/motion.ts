import { keyframes, type CSSObject, type Theme } from '@mui/material/styles'
import { motion } from './metrics.ts'

// Words are there at once and only move into place: what fades in cannot be read while it does.
const rise = keyframes({ from: { transform: 'translateY(14px)' } })
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(14px) scale(.96)' } })

const EASE = 'cubic-bezier(0.22, 1, 0.36, 1)'
/** Children that come one after another; those beyond come with the last. */
const STAGGERED = 8

/** Motion is for wide screens and for people who have not asked for less of it. */
export const animated = (theme: Theme, css: CSSObject): CSSObject => ({
  [theme.breakpoints.up('md')]: { '@media screen and (prefers-reduced-motion: no-preference)': css },
})

/** The children come into place one after another. */
export const staggered = ({ theme }: { theme: Theme }): CSSObject =>
  animated(theme, {
    '& > *': { animation: `${rise} ${motion.in}s ${EASE} backwards` },
    ...Object.fromEntries(
      Array.from({ length: STAGGERED }, (_, i) => [
        `& > :nth-child(n + ${i + 2})`,
        { animationDelay: `${(i + 1) * motion.stagger}s` },
      ]),
    ),
  })

/** A drawing appears once it is seen; `data-visto` says so. */
export const appearing = ({ theme }: { theme: Theme }): CSSObject =>
  animated(theme, {
    '&[data-visto="false"]': { opacity: 0 },
    '&[data-visto="true"]': { animation: `${appear} ${motion.in}s ${EASE}` },
  })
