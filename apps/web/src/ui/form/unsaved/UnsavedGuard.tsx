import { useContext, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { useUnsaved } from '../../../lib/storage/unsaved.ts'
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx'
import { leaves, UnsavedScope } from './unsaved-scope.ts'

interface UnsavedGuardProps {
  readonly onLeave: () => void
}

/** Confirms leaving a form with unsaved changes: link, back button or closing the tab. */
export function UnsavedGuard({ onLeave }: UnsavedGuardProps) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const pending = isDirty && !isSubmitting && !isSubmitSuccessful
  useUnsaved(pending, 'o que você digitou nesta página')
  useEffect(() => {
    if (!pending) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
  // The router asks one blocker only: that of a form with nothing typed must not stand before another form's.
  return pending && <LeaveQuestion onLeave={onLeave} />
}

function LeaveQuestion({ onLeave }: UnsavedGuardProps) {
  const scope = useContext(UnsavedScope)
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    leaves(scope, currentLocation, nextLocation),
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Sair sem salvar?"
      text="Há alterações nesta página que ainda não foram salvas. Se sair agora, elas se perdem."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      tone="error"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    />
  )
}
