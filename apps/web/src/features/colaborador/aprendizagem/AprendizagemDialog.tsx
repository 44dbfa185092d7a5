import { vinculo } from '@rh/domain/campos/vinculo'
import { aprendizagemPedida } from '@rh/domain/colaborador/aprendizagem-pedida'
import { Campo } from '../../../ui/form/Campo.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import type { Ficha } from '../queries.ts'
import { useSalvar } from '../use-salvar.ts'

interface AprendizagemDialogProps {
  readonly ficha: Ficha
  readonly fim: string | null
  readonly onClose: () => void
}

/** The end of an apprenticeship, as the signed contract has it. */
export function AprendizagemDialog({ ficha, fim, onClose }: AprendizagemDialogProps) {
  const defaultValues = { fimAprendizagem: fim ?? '' }
  const salvar = useSalvar('PUT /api/colaborador/aprendizagem', { feito: 'Fim da aprendizagem registrado.' })
  const { saving } = useBaseVersion(ficha.versao, defaultValues)
  return (
    <FormDialog
      title="Fim da aprendizagem"
      text="Confira no contrato assinado."
      maxWidth="xs"
      schema={aprendizagemPedida}
      defaultValues={defaultValues}
      versao={ficha.versao}
      submitLabel="Salvar"
      onSubmit={(dados) => saving((versao) => salvar({ body: { id: ficha.id, versao, ...dados } }))}
      onClose={onClose}
    >
      <Campo de={vinculo.fimAprendizagem} />
    </FormDialog>
  )
}
