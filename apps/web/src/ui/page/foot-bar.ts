import { NO_PE } from '../../theme/metrics.ts'

/**
 * Ref of a bar that stays at the foot of the screen: tells the document how much it takes, as long as it is there. A bar
 * wraps on a narrow screen and comes and goes with what it offers, so it is measured and not assumed.
 */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const measure = (): void => {
    const { position, bottom } = getComputedStyle(bar)
    const takes =
      position === 'static' || bar.offsetHeight === 0 ? 0 : bar.offsetHeight + Number.parseFloat(bottom)
    if (takes > 0) style.setProperty(NO_PE, `${takes}px`)
    else style.removeProperty(NO_PE)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // From one layout to the other the height may stay.
  addEventListener('resize', measure)
  measure()
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty(NO_PE)
  }
}
