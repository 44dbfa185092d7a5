import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { z } from '../../../lib/zod-pt.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { TypingDialog } from '../../../ui/feedback/TypingDialog.tsx'

const schema = z.object({ motivo: z.string().trim().min(5, 'Escreva pelo menos 5 caracteres').max(255) })

interface MotivoPromptProps {
  readonly title: string
  readonly label: string
  readonly action: string
  readonly onClose: () => void
  readonly onConfirm: (motivo: string) => Promise<unknown>
}

/** Inline form for the reason of an action; a failure is shown here and keeps the typed text. */
export function MotivoPrompt({ title, label, action, onClose, onConfirm }: MotivoPromptProps) {
  const titleId = useId()
  return (
    <TypingDialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Form
        schema={schema}
        defaultValues={{ motivo: '' }}
        guarded={false}
        onSubmit={async ({ motivo }) => {
          await onConfirm(motivo)
          onClose()
        }}
      >
        <DialogContent>
          <FormGrid>
            <TextareaInput source="motivo" label={label} rows={2} maxLength={255} />
          </FormGrid>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Voltar
          </Button>
          <SubmitButton>{action}</SubmitButton>
        </DialogActions>
      </Form>
    </TypingDialog>
  )
}
