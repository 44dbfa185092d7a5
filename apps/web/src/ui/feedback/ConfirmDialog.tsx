import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { toApiError, type ApiError } from '../../lib/api/api-error.ts'
import { focusOnMount } from '../../lib/focus.ts'
import { FieldFrame, idsOf } from '../form/FieldFrame.tsx'
import { FailureAlert } from './FailureAlert.tsx'
import { TypingDialog } from './TypingDialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'error'
  /** Asks for a reason, which is required. */
  readonly reason?: { readonly label: string; readonly min?: number; readonly placeholder?: string }
  /** Further questions of the dialog. */
  readonly children?: ReactNode
  readonly busy?: boolean
  /** A promise is waited for: one that is rejected is told in the dialog, which stays with the typed reason. */
  readonly onConfirm: (reason: string) => unknown
  readonly onClose: () => void
}

/** Confirmation dialog for actions that cannot simply be undone. */
export function ConfirmDialog({ open, onClose, onConfirm, ...props }: ConfirmDialogProps) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const busy = sending || (props.busy ?? false)
  const confirm = async (reason: string): Promise<void> => {
    const sent = onConfirm(reason)
    if (!(sent instanceof Promise)) return
    setSending(true)
    await sent.finally(() => setSending(false))
  }
  return (
    <TypingDialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
    >
      {/* Its own component: the typed reason is forgotten when the dialog closes. */}
      {open && <Question {...props} titleId={id} busy={busy} onConfirm={confirm} onClose={onClose} />}
    </TypingDialog>
  )
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'onConfirm'> & {
  readonly titleId: string
  readonly onConfirm: (reason: string) => Promise<void>
}

function Question({ titleId, title, text, reason, children, busy = false, ...props }: QuestionProps) {
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const min = reason?.min ?? 10
  const missing = reason !== undefined && motivo.trim().length < min
  const [failure, setFailure] = useState<ApiError>()
  const confirm = async (): Promise<void> => {
    setTried(true)
    if (missing) return
    setFailure(undefined)
    try {
      await props.onConfirm(motivo.trim())
    } catch (error) {
      const failed = toApiError(error)
      // Giving up the password is no failure to tell about.
      if (failed.codigo !== 'confirmar_senha') setFailure(failed)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void confirm()
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {failure && <FailureAlert error={failure} />}
        {text && <Typography color="textSecondary">{text}</Typography>}
        {children}
        {reason && (
          <ReasonField
            {...reason}
            value={motivo}
            onChange={setMotivo}
            error={tried && missing ? `Escreva pelo menos ${min} caracteres` : undefined}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={props.onClose} disabled={busy}>
          {props.cancelLabel ?? 'Cancelar'}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={props.tone ?? 'primary'}
          disabled={busy}
          ref={reason ? null : focusOnMount}
        >
          {busy ? 'Aguarde…' : props.confirmLabel}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ReasonFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function ReasonField({ label, placeholder, value, error, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <OutlinedInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={3}
        maxRows={8}
        inputRef={focusOnMount}
        placeholder={placeholder ?? ''}
        inputProps={{ maxLength: 2000, 'aria-describedby': error ? idsOf(id).helper : undefined }}
      />
    </FieldFrame>
  )
}
