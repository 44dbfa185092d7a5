import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type FormEvent } from 'react'
import { focusOnMount, isFromInside } from '../../lib/focus.ts'
import { InDialog } from './in-dialog.ts'

type Written = HTMLInputElement | HTMLTextAreaElement

const WORDS = ['text', 'email', 'tel', 'url', 'number']

/** A field whose words are work: not one that searches, nor a password, which is typed again at once. */
const isWritten = (field: EventTarget): field is Written =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && WORDS.includes(field.type) && field.role !== 'combobox')

const hasWords = (field: Written): boolean => field.isConnected && field.value.trim() !== ''

type Fechar = NonNullable<DialogProps['onClose']>

interface TypingDialogProps extends Omit<DialogProps, 'onClose'> {
  readonly onClose?: Fechar | undefined
  /** A click beside it does nothing. */
  readonly stays?: boolean
}

/**
 * Dialog in which somebody writes: Esc, or a click beside it, asks before what was typed is thrown away. Its own buttons
 * do not, which nobody presses by mistake.
 */
export function TypingDialog({ onClose, stays = false, children, ...props }: TypingDialogProps) {
  const written = useRef(new Set<Written>())
  const [leaving, setLeaving] = useState<Parameters<Fechar> | null>(null)
  const note = (event: FormEvent<HTMLElement>): void => {
    if (isFromInside(event) && isWritten(event.target)) written.current.add(event.target)
  }
  const close: Fechar = (event, reason) => {
    if (stays && reason === 'backdropClick') return
    if ([...written.current].some(hasWords)) setLeaving([event, reason])
    else onClose?.(event, reason)
  }
  return (
    <Dialog {...props} onInput={note} {...(onClose && { onClose: close })}>
      <InDialog value>{children}</InDialog>
      {leaving && (
        <DiscardQuestion
          onDiscard={() => {
            setLeaving(null)
            onClose?.(...leaving)
          }}
          onStay={() => setLeaving(null)}
        />
      )}
    </Dialog>
  )
}

interface DiscardQuestionProps {
  readonly onDiscard: () => void
  readonly onStay: () => void
}

function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const [title, text] = [useId(), useId()]
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title} aria-describedby={text} onClose={onStay}>
      <DialogTitle id={title}>Descartar o que você digitou?</DialogTitle>
      <DialogContent>
        <Typography id={text} color="textSecondary">
          Ainda não foi enviado. Se descartar, não há como voltar.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDiscard}>
          Descartar
        </Button>
        <Button variant="contained" ref={focusOnMount} onClick={onStay}>
          Continuar escrevendo
        </Button>
      </DialogActions>
    </Dialog>
  )
}
