import { useFormState } from 'react-hook-form'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/** Confirms leaving a form with unsaved changes. */
export function UnsavedGuard({ onLeave }: { readonly onLeave: () => void }) {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  // The router asks one blocker only: that of a form with nothing typed must not stand before another form's.
  if (!isDirty || isSubmitting || isSubmitSuccessful) return null
  return (
    <LeaveQuestion
      title="Sair sem salvar?"
      text="Há alterações nesta página que ainda não foram salvas. Se sair agora, elas se perdem."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      what="o que você digitou nesta página"
      onLeave={onLeave}
    />
  )
}
