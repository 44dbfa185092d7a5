/** Minimum distance of a tooltip to the edge of the window, in pixels. */
const MARGIN = 8

interface Box {
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly width: number
}
interface Size {
  readonly width: number
  readonly height: number
}

export interface TipPlace {
  readonly left: number
  readonly top: number
  readonly side: 'below' | 'above'
  /** Offset of the arrow from the left edge of the bubble. */
  readonly arrow: number
}

/** Position of a tooltip: below its anchor and centred, above it where there is no room, inside the window. */
export function placeTip(anchor: Box, tip: Size, window: Size): TipPlace {
  const centre = anchor.left + anchor.width / 2
  const last = Math.max(MARGIN, window.width - tip.width - MARGIN)
  const left = Math.min(Math.max(MARGIN, centre - tip.width / 2), last)
  const below = anchor.bottom + tip.height <= window.height || anchor.top < tip.height
  return {
    left,
    top: below ? anchor.bottom : anchor.top - tip.height,
    side: below ? 'below' : 'above',
    arrow: centre - left,
  }
}
