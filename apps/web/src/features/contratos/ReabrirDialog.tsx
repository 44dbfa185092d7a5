import { reabertura } from '@rh/domain/contratos/novo'
import { formatDate } from '../../lib/format.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import type { Contrato } from './queries.ts'
import { useAtualizar } from './use-atualizar.ts'

interface ReabrirDialogProps {
  readonly contrato: Contrato
  readonly onClose: () => void
}

/** Takes an early end back, with its reason. */
export function ReabrirDialog({ contrato, onClose }: ReabrirDialogProps) {
  const { id, versao, fim, termino } = contrato
  const reabrir = useAtualizar()
  return (
    <FormDialog
      title="Reabrir contrato"
      text={`Encerrado em ${formatDate(termino)}. Reaberto, volta a valer até ${formatDate(fim)}; o encerramento e os dois motivos ficam no histórico.`}
      maxWidth="xs"
      schema={reabertura}
      defaultValues={{ motivo: '' }}
      submitLabel="Reabrir contrato"
      onSubmit={(dados) => reabrir({ id, versao, acao: 'reabrir', dados })}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={1000} />
    </FormDialog>
  )
}
