import { texto } from '@rh/domain/br/campos'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'

const schema = z.object({ nota: texto(255) })

interface SalvarColunasProps {
  readonly open: boolean
  readonly busy: boolean
  readonly onSalvar: (nota: string) => void
  readonly onClose: () => void
}

/** Keeps the columns as a new version, with what it is for. */
export const SalvarColunas = ({ open, onSalvar, onClose }: SalvarColunasProps) =>
  open && (
    <FormDialog
      title="Salvar como nova versão?"
      text="Vale a partir do próximo arquivo. Os que já foram enviados ficam como estão."
      maxWidth="xs"
      schema={schema}
      defaultValues={{ nota: '' }}
      submitLabel="Salvar"
      onSubmit={async ({ nota }) => onSalvar(nota)}
      onClose={onClose}
    >
      <TextInput source="nota" label="O que mudou" opcional maxLength={255} />
    </FormDialog>
  )
