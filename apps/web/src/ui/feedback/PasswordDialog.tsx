import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState, type ComponentType } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { PasswordField } from '../form/inputs/PasswordField.tsx'

interface PasswordDialogProps {
  readonly open: boolean
  readonly onConfirm: (senha: string) => Promise<unknown>
  readonly semSenha: boolean
  readonly alternativa: ComponentType<{ readonly onDone: () => void }> | undefined
  readonly onDone: (confirmed: boolean) => void
}

/** Dialog that asks for the password again. */
export function PasswordDialog({ open, onDone, ...props }: PasswordDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={() => onDone(false)} maxWidth="xs" fullWidth aria-labelledby={id}>
      {open && <PasswordQuestion titleId={id} onDone={onDone} {...props} />}
    </Dialog>
  )
}

function PasswordQuestion({
  titleId,
  onConfirm,
  semSenha,
  alternativa: Alternativa,
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
    } catch (failure) {
      const { mensagem, campos, orientacao } = toApiError(failure)
      // A wrong password says all there is to do; a server that is busy does not.
      setError(Object.keys(campos).length > 0 ? mensagem : `${mensagem} ${orientacao}`)
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (senha || semSenha) void submit()
        else setError('Campo obrigatório')
      }}
    >
      <DialogTitle id={titleId}>Confirme sua senha</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {semSenha
            ? 'Esta ação precisa da sua senha. Uma janela do provedor de acesso vai pedi-la; a confirmação vale por 5 minutos.'
            : 'Esta ação precisa da sua senha. A confirmação vale por 5 minutos.'}
        </Typography>
        {semSenha ? (
          <Typography role="alert" color="error">
            {error}
          </Typography>
        ) : (
          // The focus stays in the field: what is wrong is heard as it comes.
          <div aria-live="polite">
            <PasswordField
              label="Senha"
              value={senha}
              onChange={setSenha}
              error={error}
              autoComplete="current-password"
              inputRef={focusOnMount}
            />
          </div>
        )}
        {Alternativa && <Alternativa onDone={() => onDone(true)} />}
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
