import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { createContext, useCallback, useContext, useId, useRef, useState, type ReactNode } from 'react'
import { toApiError } from '../../lib/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { PasswordField } from '../form/PasswordField.tsx'
import { retryAfter } from './retry-after.ts'

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
      <PasswordDialog open={open} onConfirm={onConfirm} onDone={close} />
    </StepUpContext>
  )
}

interface PasswordDialogProps {
  readonly open: boolean
  readonly onConfirm: (senha: string) => Promise<unknown>
  readonly onDone: (confirmed: boolean) => void
}

function PasswordDialog({ open, onConfirm, onDone }: PasswordDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={() => onDone(false)} maxWidth="xs" fullWidth aria-labelledby={id}>
      {open && <PasswordQuestion titleId={id} onConfirm={onConfirm} onDone={onDone} />}
    </Dialog>
  )
}

function PasswordQuestion({
  titleId,
  onConfirm,
  onDone,
}: Omit<PasswordDialogProps, 'open'> & { titleId: string }) {
  const [senha, setSenha] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm(senha)
      onDone(true)
    } catch (falha) {
      setError(toApiError(falha).mensagem)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (senha) void submit()
        else setError('Campo obrigatório')
      }}
    >
      <DialogTitle id={titleId}>Confirme sua senha</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Esta ação precisa da sua senha. A confirmação vale por 5 minutos.
        </Typography>
        <PasswordField
          label="Senha"
          value={senha}
          onChange={setSenha}
          error={error}
          autoComplete="current-password"
          inputRef={focusOnMount}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDone(false)} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Conferindo…' : 'Confirmar'}
        </Button>
      </DialogActions>
    </form>
  )
}
