import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from '../../lib/zod-pt.ts'
import { useMedia } from '../../theme/use-is-phone.ts'
import { Form } from './Form.tsx'
import { FormGrid } from './FormGrid.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { FreshValues } from './unsaved/FreshValues.tsx'
import { TypingDialog } from '../feedback/TypingDialog.tsx'

interface FormDialogProps<S extends z.ZodType<unknown, FieldValues>> {
  readonly title: string
  readonly text?: ReactNode
  /** Notice above the fields. */
  readonly notice?: ReactNode
  readonly schema: S
  readonly defaultValues: NoInfer<DefaultValues<z.input<S>>>
  /** Version of the record that these values are of: what nobody typed in follows a newer one. */
  readonly versao?: number | undefined
  readonly submitLabel: ReactNode
  /** Of the button that only closes; another word where the action is itself a cancelling. */
  readonly cancelLabel?: string
  readonly sending?: string
  readonly tone?: 'primary' | 'error'
  readonly maxWidth?: 'xs' | 'sm' | 'md'
  /** Keeps the dialog open after the submit: whoever opened it closes it. */
  readonly staysOpen?: boolean
  /** Closes the dialog when it resolves; a rejection is shown in it. */
  readonly onSubmit: (values: z.output<S>) => Promise<unknown>
  readonly onClose: () => void
  /** Fields, laid out on a grid. */
  readonly children: ReactNode
}

/** Form in a dialog. Only its buttons and Esc close it, which asks first: a click on the backdrop loses nothing. */
export function FormDialog<S extends z.ZodType<unknown, FieldValues>>(props: FormDialogProps<S>) {
  const { title, text, notice, schema, defaultValues, versao, onSubmit, onClose, children } = props
  const id = useId()
  // A field or two do not need the whole screen of a phone.
  const isWhole = useMedia('(max-width: 599.95px)') && props.maxWidth !== 'xs'
  return (
    <TypingDialog
      open
      fullWidth
      fullScreen={isWhole}
      maxWidth={props.maxWidth ?? 'sm'}
      aria-labelledby={id}
      stays
      onClose={onClose}
      slotProps={{ paper: { sx: { '& > form': formSx } } }}
    >
      <Form
        schema={schema}
        defaultValues={defaultValues}
        guarded={false}
        beginsHere
        onSubmit={async (values) => {
          await onSubmit(values)
          if (!props.staysOpen) onClose()
        }}
      >
        {versao !== undefined && <FreshValues values={defaultValues} version={versao} />}
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
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
          <SubmitButton sending={props.sending ?? 'Salvando…'} color={props.tone ?? 'primary'}>
            {props.submitLabel}
          </SubmitButton>
        </DialogActions>
      </Form>
    </TypingDialog>
  )
}

/** Scrolls the fields under a fixed title and buttons; the failure alert keeps the dialog's margin. */
const formSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  '& > .MuiAlert-root': { mx: 3, mt: 3, mb: 0 },
}
