import { textoObrigatorio } from '@rh/domain/br/campos'
import type { ReactNode } from 'react'
import type { z } from '../../lib/zod-pt.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'

interface CamposDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** Schema of the transition's fields. */
  readonly campos: z.ZodObject
  readonly defaults: Readonly<Record<string, unknown>> | undefined
  readonly comMotivo: boolean
  /** Errors it throws are shown in the dialog. */
  readonly onConfirm: (
    dados: Readonly<Record<string, unknown>>,
    motivo: string | undefined,
  ) => Promise<unknown>
  readonly onClose: () => void
  /** Inputs, named by the schema. */
  readonly children: ReactNode
}

/** Dialog for the fields of a transition, and for its reason where it needs one. */
export function CamposDialog(props: CamposDialogProps) {
  const { campos, defaults = {}, comMotivo, confirmLabel, onConfirm, children, ...dialog } = props
  const schema = comMotivo ? campos.extend({ motivo: textoObrigatorio(1000, 10) }) : campos
  return (
    <FormDialog
      {...dialog}
      schema={schema}
      defaultValues={{ ...defaults, ...(comMotivo && { motivo: '' }) }}
      submitLabel={confirmLabel}
      sending="Aguarde…"
      staysOpen
      onSubmit={({ motivo, ...dados }) => onConfirm(dados, typeof motivo === 'string' ? motivo : undefined)}
    >
      {children}
      {comMotivo && <TextareaInput source="motivo" label="Motivo" maxLength={1000} />}
    </FormDialog>
  )
}
