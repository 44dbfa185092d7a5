import { useContext, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved } from '../../../lib/storage/unsaved.ts'
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx'
import { leaves, UnsavedScope } from './unsaved-scope.ts'

interface LeaveQuestionProps {
  readonly title: string
  readonly text: string
  /** Leaves, and what would be lost is. */
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** What would be lost, in a list: `o que você digitou nesta página`. */
  readonly what: string
  /** False while nothing would be lost. The router asks one question only: of two, the one drawn last. */
  readonly pending?: boolean
  readonly onLeave?: () => void
}

/** Asks before a page is left: by a link, the back button, or closing the tab. */
export function LeaveQuestion({ what, pending = true, onLeave, ...words }: LeaveQuestionProps) {
  const scope = useContext(UnsavedScope)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pending && leaves(scope, currentLocation, nextLocation),
  )
  useUnsaved(pending, what)
  useEffect(() => {
    if (!pending) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="error"
      {...words}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
