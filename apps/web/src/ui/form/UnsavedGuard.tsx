import { useContext, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { useUnsaved } from '../../lib/unsaved.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { leaves, UnsavedScope } from './unsaved-scope.ts'

/** Asks before leaving a form with unsaved changes, by a link, by the back button or by closing the page. */
export function UnsavedGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  const pending = isDirty && !isSubmitting && !isSubmitSuccessful
  useUnsaved(pending, 'o que você digitou nesta página')
  const scope = useContext(UnsavedScope)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pending && leaves(scope, currentLocation, nextLocation),
  )
  useEffect(() => {
    if (!pending) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending])
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
