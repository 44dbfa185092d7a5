import { pedidoDeExame } from '@rh/domain/contract/admissao/paineis'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { SuggestInput } from '../../../ui/form/inputs/SuggestInput.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import type { PainelExame, Registro } from '../queries.ts'
import { useAtos } from './use-atos.ts'

interface PedidoDialogProps {
  readonly registro: Registro
  readonly painel: PainelExame
  readonly onClose: () => void
}

/** What is asked of the clinic. */
export function PedidoDialog({ registro, painel: { pedido, clinicas }, onClose }: PedidoDialogProps) {
  const { visto, exame } = useAtos(registro)
  return (
    <FormDialog
      title="Pedido do exame admissional"
      schema={pedidoDeExame}
      defaultValues={{
        clinica: pedido?.clinica ?? '',
        solicitadoEm: hojeNaEmpresa(),
        marcadoPara: '',
        orientacao: pedido?.orientacao ?? '',
      }}
      submitLabel="Registrar pedido"
      onSubmit={(dados) => exame.mutateAsync({ body: { ...visto, dados } })}
      onClose={onClose}
    >
      <SuggestInput source="clinica" label="Clínica" suggestions={clinicas} maxLength={100} />
      <DateInput source="solicitadoEm" label="Pedido em" cols={6} />
      <DateInput source="marcadoPara" label="Marcado para" opcional cols={6} />
      <TextareaInput
        source="orientacao"
        label="Orientação"
        opcional
        rows={2}
        maxLength={500}
        placeholder="Jejum, documentos, endereço da clínica…"
      />
    </FormDialog>
  )
}
