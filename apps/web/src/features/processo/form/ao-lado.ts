import { noPe } from '../../../theme/metrics.ts'

/** Distance to what stays at the top and at the foot of the screen, in pixels. */
const FOLGA = 16

/** Below what stays at the top of the screen. */
export const ABAIXO_DO_TOPO = `calc(var(--topo, 0px) + ${FOLGA}px)`

/** Column that goes along while the form scrolls; what does not fit between top and bar scrolls within it. */
export const aoLado = {
  position: { lg: 'sticky' },
  top: ABAIXO_DO_TOPO,
  maxHeight: { lg: `calc(100dvh - var(--topo, 0px) - ${noPe()} - ${2 * FOLGA}px)` },
  overflowY: { lg: 'auto' },
  scrollbarWidth: 'thin',
  // Room for the shadows of the cards, which a scrolling box clips.
  m: { lg: -1.5 },
  p: { lg: 1.5 },
} as const
