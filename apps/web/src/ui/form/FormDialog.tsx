import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from '../../lib/zod-pt.ts'
import { Form } from './Form.tsx'
import { FormGrid } from './FormGrid.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface FormDialogProps<S extends z.ZodType<unknown, FieldValues>> {
  readonly title: string
  readonly text?: ReactNode
  /** Above the fields: what the person should know before going on. */
  readonly notice?: ReactNode
  readonly schema: S
  readonly defaultValues: NoInfer<DefaultValues<z.input<S>>>
  readonly submitLabel: ReactNode
  readonly sending?: string
  readonly tone?: 'primary' | 'error'
  readonly maxWidth?: 'xs' | 'sm' | 'md'
  /** What comes after the answer is shown in another dialog: whoever opened this one closes it. */
  readonly staysOpen?: boolean
  /** Closes the dialog when it resolves; what it throws is shown in it. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>
  readonly onClose: () => void
  /** The fields, laid out on a grid. */
  readonly children: ReactNode
}

/** A form over the page. Only its buttons and Esc close it: a slip of the hand beside it loses nothing. */
export function FormDialog<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const { title, text, notice, schema, defaultValues, onSubmit, onClose, children } = props
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={props.maxWidth ?? 'sm'}
      aria-labelledby={id}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      slotProps={{ paper: { sx: { '& > form': formSx, ...(isPhone && { borderRadius: 0 }) } } }}
    >
      <Form
        schema={schema}
        defaultValues={defaultValues}
        guarded={false}
        onSubmit={async (values) => {
          await onSubmit(values)
          if (!props.staysOpen) onClose()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          {text && (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {text}
            </Typography>
          )}
          {notice}
          <FormGrid>{children}</FormGrid>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <SubmitButton sending={props.sending ?? 'Salvando…'} color={props.tone ?? 'primary'}>
            {props.submitLabel}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** The fields scroll; title and buttons stay. The alert of a failure keeps the dialog's margin. */
const formSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  '& > .MuiAlert-root': { mx: 3, mt: 3, mb: 0 },
}
