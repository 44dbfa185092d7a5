/** Numbers of the layout, in pixels, as the specification gives them. */
export const metrics = {
  header: { mobile: 64, desktop: 80, offset: 64 },
  nav: { vertical: 230, mini: 88, hoverMenuMin: 160 },
  settingsDrawer: 280,
  /** Above this width the content may stretch. */
  stretchAbove: 1600,
  /** The desktop layout starts here. */
  desktop: 1200,
} as const

/** Delays in milliseconds. */
export const tooltipDelay = { enter: 100, touchEnter: 700, touchLeave: 1500 } as const

/** Seconds, as animation libraries and CSS both take them. */
export const motion = { in: 0.64, out: 0.48, stagger: 0.05, inView: 0.3 } as const

export const toasts = {
  geral: { visible: 3, duration: 4000, width: 356, gap: 14, swipe: 20 },
  alerta: { duration: 5000 },
} as const
