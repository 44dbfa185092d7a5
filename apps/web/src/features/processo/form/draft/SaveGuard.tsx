import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved } from '../../../../lib/storage/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx'
import type { SaveState } from './autosave-core.ts'

interface SaveGuardProps {
  readonly state: SaveState
  /** Addresses that keep the form mounted. */
  readonly isInside: (pathname: string) => boolean
  readonly flush: () => Promise<boolean>
}

/** Navigation guard of an autosaved form: saves first, and asks only when it cannot. */
export function SaveGuard({ state, isInside, flush }: SaveGuardProps) {
  const pending = state.status !== 'salvo'
  useUnsaved(pending, 'o que você digitou por último')
  const blocker = useBlocker(({ nextLocation }) => pending && !isInside(nextLocation.pathname))
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    if (!blocked) return
    void flush().then((safe) => safe && blocker.proceed())
    // The blocker changes with every render; only being stopped starts the save.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocked])
  useEffect(() => {
    if (!pending) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      void flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pending, flush])
  return (
    <ConfirmDialog
      open={blocked && state.status !== 'salvando' && state.status !== 'typed'}
      title="Sair sem salvar?"
      text="O que você digitou por último ainda não chegou ao servidor. Se sair agora, isso se perde."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar aqui"
      tone="error"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
