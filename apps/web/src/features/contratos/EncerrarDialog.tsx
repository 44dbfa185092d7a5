import Alert from '@mui/material/Alert'
import { encerramento } from '@rh/domain/contratos/novo'
import { formatDate } from '../../lib/format.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Contrato } from './queries.ts'
import { contar } from './textos.ts'
import { useAtualizar } from './use-atualizar.ts'

interface EncerrarDialogProps {
  readonly contrato: Contrato
  readonly onClose: () => void
}

/** Ends the contract before its time. */
export function EncerrarDialog({ contrato, onClose }: EncerrarDialogProps) {
  const { id, versao, fim, inicio, ocupacao } = contrato
  const encerrar = useAtualizar()
  return (
    <FormDialog
      title="Encerrar antes do fim"
      text={`O contrato vai até ${formatDate(fim)}. Informe o último dia de trabalho e o motivo.`}
      notice={
        ocupacao.ocupado > 0 && (
          <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
            {contar(ocupacao.ocupado, 'pessoa ocupa', 'pessoas ocupam')} os postos hoje. O encerramento não
            desliga nem remaneja ninguém: a lista de quem precisa de destino fica no contrato.
          </Alert>
        )
      }
      schema={encerramento}
      defaultValues={{ em: '', motivo: '' }}
      submitLabel="Encerrar contrato"
      tone="error"
      onSubmit={(dados) => encerrar({ id, versao, acao: 'encerrar', dados })}
      onClose={onClose}
    >
      <DateInput source="em" label="Último dia" min={inicio} max={fim} cols={6} />
      <TextareaInput source="motivo" label="Motivo" maxLength={2000} />
    </FormDialog>
  )
}
