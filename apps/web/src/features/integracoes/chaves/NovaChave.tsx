import { novaChave } from '@rh/domain/contract/chaves'
import { codigosDe } from '@rh/domain/codigos/codigos'
import {
  escoposDeChave,
  POR_MINUTO_PADRAO,
  VALIDADE_MAXIMA_DIAS,
  type EscopoDeChave,
} from '@rh/domain/integracoes/chaves'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { ChecksInput } from '../../../ui/form/inputs/ChecksInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import type { Option } from '../../../ui/form/inputs/option.ts'

const somar = (dia: string, dias: number): string =>
  Temporal.PlainDate.from(dia).add({ days: dias }).toString()
const DIAS_SUGERIDOS = 180

interface NovaChaveProps {
  readonly contratos: readonly Option[]
  readonly hoje: string
  /** Receives the key, which nobody can see again. */
  readonly onCriada: (chave: string) => void
  readonly onClose: () => void
}

/** Makes a key: for whom, what it may read, of which contracts and until when. */
export function NovaChave({ contratos, hoje, onCriada, onClose }: NovaChaveProps) {
  const withPassword = useStepUp()
  const criar = useSubmit('POST /api/chaves/criar', { invalidates: ['GET /api/chaves/listar'] })
  return (
    <FormDialog
      title="Nova chave"
      text="Criar pede a sua senha. A chave aparece uma vez só."
      schema={novaChave}
      defaultValues={{
        nome: '',
        escopos: [],
        contratoIds: [],
        expiraEm: somar(hoje, DIAS_SUGERIDOS),
        porMinuto: POR_MINUTO_PADRAO,
      }}
      submitLabel="Criar chave"
      sending="Criando…"
      onSubmit={async (body) => {
        const { chave } = await withPassword(() => criar.mutateAsync({ body }))
        onCriada(chave)
      }}
      onClose={onClose}
    >
      <TextInput source="nome" label="Sistema que vai usar" placeholder="Ponto eletrônico" maxLength={80} />
      <ChecksInput
        source="escopos"
        label="O que pode ler"
        options={codigosDe(escoposDeChave).map((value: EscopoDeChave) => ({
          value,
          label: escoposDeChave[value].label,
        }))}
        helper="Sem documentos, saúde ou salário, a não ser na Folha, que é para o sistema que paga."
      />
      <ManyInput
        source="contratoIds"
        label="Só destes contratos"
        opcional
        options={contratos}
        placeholder="Todos os contratos"
      />
      <DateInput
        source="expiraEm"
        label="Vale até"
        min={hoje}
        max={somar(hoje, VALIDADE_MAXIMA_DIAS)}
        cols={6}
      />
      <IntegerInput source="porMinuto" label="Chamadas por minuto" cols={6} />
    </FormDialog>
  )
}
