import { useRef, useState, type MouseEvent } from 'react'
import { placeOf } from '../focus.ts'

/**
 * Reads again on a click, one attempt at a time: on a slow line every impatient click would begin it anew. The focus
 * stays near where the button goes away with the message, as soon as it is tried or once it is read.
 */
export function useRetry(onRetry: () => unknown) {
  const [busy, setBusy] = useState(false)
  // Known before the next render: keys come faster than that.
  const trying = useRef(false)
  const run = async (button: HTMLElement): Promise<void> => {
    if (trying.current) return
    trying.current = true
    const backToPlace = placeOf(button)
    setBusy(true)
    const tried = onRetry()
    backToPlace()
    await tried
    setBusy(false)
    trying.current = false
    backToPlace()
  }
  return {
    label: busy ? 'Tentando…' : 'Tentar de novo',
    // Not disabled: that would take the focus from who pressed it.
    button: {
      'aria-disabled': busy,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void run(currentTarget),
    },
  }
}
