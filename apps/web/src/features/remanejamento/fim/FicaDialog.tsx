import { data, textoObrigatorio } from '@rh/domain/br/campos'
import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import { FICA_ATE_QUANDO } from '@rh/domain/contratos/desmobilizacao'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import type { Decisao } from './decisoes.ts'

const schemaDe = (hoje: string) =>
  z.object({
    ate: data.refine((ate) => ate >= hoje, FICA_ATE_QUANDO),
    motivo: textoObrigatorio(255, 3),
  })

interface FicaDialogProps {
  readonly pessoa: PessoaDoFim
  readonly hoje: string
  /** Day that is offered: the last one of the contract, or today where that is over. */
  readonly sugerido: string
  readonly atual: Decisao | undefined
  readonly onFica: (decisao: Decisao) => void
  readonly onClose: () => void
}

/** Until when somebody stays though the contract ends, and why. */
export const FicaDialog = ({ pessoa, hoje, sugerido, atual, onFica, onClose }: FicaDialogProps) => (
  <FormDialog
    title={`${pessoa.nome} fica`}
    text="Nenhum pedido é aberto agora: a pessoa continua na lista dos fins de contrato."
    schema={schemaDe(hoje)}
    defaultValues={{ ate: atual?.ate ?? sugerido, motivo: atual?.motivo ?? '' }}
    submitLabel="Fica"
    onSubmit={async (dados) => onFica({ decisao: 'fica', ...dados })}
    onClose={onClose}
  >
    <DateInput source="ate" label="Até" min={hoje} cols={6} />
    <TextInput source="motivo" label="Motivo" maxLength={255} />
  </FormDialog>
)
