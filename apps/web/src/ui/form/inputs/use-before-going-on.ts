import { useEffect, useEffectEvent } from 'react'

/**
 * Runs before Ctrl+Enter leaves the fields for what comes next, while `isOn`: what is typed in a list that is still open is
 * meant. On the window, since the page's own keys are heard before the field.
 */
export function useBeforeGoingOn(isOn: boolean, run: () => void): void {
  const now = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (key === 'Enter' && (ctrlKey || metaKey)) now()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
