import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useKept } from '../../lib/loading/use-kept.ts'
import { retryAfter } from './retry-after.ts'

const PasswordDialog = lazyPart(
  'PasswordDialog',
  async () => (await import('./PasswordDialog.tsx')).PasswordDialog,
)

type Ask = () => Promise<boolean>
type WithPassword = <T>(action: () => Promise<T>) => Promise<T>

const StepUpContext = createContext<WithPassword | null>(null)

/**
 * Runs an action that may need the password again. When the server asks for it, the person confirms it in a
 * dialog and the action runs once more; giving up fails with the server's own answer.
 */
export function useStepUp(): WithPassword {
  const value = useContext(StepUpContext)
  if (!value) throw new Error('useStepUp needs a StepUpProvider above it')
  return value
}

interface StepUpProviderProps {
  /** Tells the server the password again. */
  readonly onConfirm: (senha: string) => Promise<unknown>
  readonly children: ReactNode
}

export function StepUpProvider({ onConfirm, children }: StepUpProviderProps) {
  const [open, setOpen] = useState(false)
  const kept = useKept(open)
  const resolve = useRef<(confirmed: boolean) => void>(() => {})
  const ask = useCallback<Ask>(() => {
    setOpen(true)
    return new Promise((done) => {
      resolve.current = done
    })
  }, [])
  const run = useCallback<WithPassword>((action) => retryAfter(action, ask), [ask])
  const close = (confirmed: boolean): void => {
    setOpen(false)
    resolve.current(confirmed)
  }
  return (
    <StepUpContext value={run}>
      {children}
      {kept && <PasswordDialog open={open} onConfirm={onConfirm} onDone={close} />}
    </StepUpContext>
  )
}
