/** Numbers of the layout, in pixels: the specification's, and heights it leaves open (horizontal, bottomBar). */
export const metrics = {
  header: { mobile: 64, desktop: 80, offset: 64 },
  nav: { vertical: 230, mini: 88, hoverMenuMin: 160, horizontal: 56 },
  /** The bar with the main actions, within reach of the thumb. */
  bottomBar: 60,
  settingsDrawer: 280,
  /** Above this width the content may stretch. */
  stretchAbove: 1600,
  /** The desktop layout starts here. */
  desktop: 1200,
} as const

/** Delays in milliseconds. */
export const tooltipDelay = { enter: 100, touchEnter: 700, touchLeave: 1500 } as const

/** A menu's type-ahead starts anew after this pause, in milliseconds. */
export const TYPE_AHEAD_RESET_MS = 500

/** Seconds, as animation libraries and CSS both take them. */
export const motion = { in: 0.64, out: 0.48, stagger: 0.05, inView: 0.3 } as const

export const toasts = {
  geral: { visible: 3, duration: 4000, width: 356, gap: 14, swipe: 20 },
  alerta: { duration: 5000 },
} as const
