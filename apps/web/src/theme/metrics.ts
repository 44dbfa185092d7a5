/** Numbers of the layout, in pixels: the specification's, and heights it leaves open (horizontal, bottomBar). */
export const metrics = {
  header: { mobile: 64, desktop: 80, offset: 64 },
  nav: { vertical: 230, mini: 88, hoverMenuMin: 160, horizontal: 56 },
  /** The bar with the main actions, within reach of the thumb. */
  bottomBar: 60,
  settingsDrawer: 280,
  /** Above this width the content may stretch. */
  stretchAbove: 1600,
  /** Phones and small tablets end here; above it things move. */
  tablet: 900,
  /** The desktop layout starts here. */
  desktop: 1200,
} as const

/** Property of the document: what a bar takes of the foot of the screen, in pixels; not set where there is none. */
export const NO_PE = '--no-pe'

/** Room taken at the foot of the screen, or `senao` where no bar is: whatever floats or scrolls there keeps above it. */
export const noPe = (senao = '0px'): string => `var(${NO_PE}, ${senao})`

/** Room between a bar and what is scrolled to beside it. */
export const FOLGA_DA_BARRA = 24

const ALEM = -200
/**
 * For a bar that is stuck to an edge of the window. What takes the focus in it is in sight as it is; without this a browser
 * scrolls the page for it by half a screen, since it lies in the room that is kept clear for the bars.
 */
export const preso = {
  noTopo: { '& *': { scrollMarginTop: ALEM } },
  noPe: { '& *': { scrollMarginBottom: ALEM } },
} as const

/** Delays in milliseconds. */
export const tooltipDelay = { enter: 100, touchEnter: 700, touchLeave: 1500 } as const

/** A menu's type-ahead starts anew after this pause, in milliseconds. */
export const TYPE_AHEAD_RESET_MS = 500

/** Seconds, as CSS takes them; `inView` is the share of an element that has to be seen. */
export const motion = { in: 0.64, out: 0.48, stagger: 0.05, inView: 0.3 } as const

/** Starts at full speed and settles: what one called is there at once, however long it takes to come to rest. */
export const EASE = 'cubic-bezier(0.22, 1, 0.36, 1)'

export const toasts = {
  geral: { visible: 3, duration: 4000, width: 356, gap: 14, swipe: 20 },
  alerta: { duration: 5000 },
} as const
