import { useKeydown } from '../../../lib/teclas/use-keydown.ts'

/**
 * Runs before Ctrl+Enter leaves the fields for what comes next, while `isOn`: what is typed in a list that is still open is
 * meant. On the window, since the page's own keys are heard before the field.
 */
export function useBeforeGoingOn(isOn: boolean, run: () => void): void {
  useKeydown(
    ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) run()
    },
    { capture: true, isOn },
  )
}
