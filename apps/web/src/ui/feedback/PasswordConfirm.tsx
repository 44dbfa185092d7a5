import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
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
 * Step-up authentication: when the server asks for the password again, confirms it in a dialog and repeats the action
 * once; closing the dialog rejects with the server's answer.
 */
export function useStepUp(): WithPassword {
  const value = useContext(StepUpContext)
  if (!value) throw new Error('useStepUp needs a StepUpProvider above it')
  return value
}

interface StepUpProviderProps {
  /** Sends the password to the server. */
  readonly onConfirm: (senha: string) => Promise<unknown>
  /** The password is asked for elsewhere, in a window that the confirmation opens. */
  readonly semSenha?: boolean
  /** Another way to confirm, below the password. */
  readonly alternativa?: ComponentType<{ readonly onDone: () => void }>
  readonly children: ReactNode
}

export function StepUpProvider({ onConfirm, semSenha = false, alternativa, children }: StepUpProviderProps) {
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
      {kept && <PasswordDialog {...{ open, onConfirm, semSenha, alternativa }} onDone={close} />}
    </StepUpContext>
  )
}
