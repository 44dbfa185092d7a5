import { useEffectEvent, useLayoutEffect } from 'react'

interface KeydownOptions {
  readonly capture?: boolean
  /** Whether keys are listened to at all; yes if left out. */
  readonly isOn?: boolean
}

/**
 * Calls `listener` for every key pressed in the window while mounted. From the layout effect on: a key pressed between
 * paint and a passive effect would be lost although its button is on screen.
 */
export function useKeydown(
  listener: (event: KeyboardEvent) => void,
  { capture = false, isOn = true }: KeydownOptions = {},
): void {
  const listen = useEffectEvent(listener)
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent): void => listen(event)
    window.addEventListener('keydown', onKeyDown, { capture })
    return () => window.removeEventListener('keydown', onKeyDown, { capture })
  }, [capture, isOn])
}
