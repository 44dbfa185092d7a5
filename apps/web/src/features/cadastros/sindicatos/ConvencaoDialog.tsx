import { convencaoSchema, tiposDeConvencao } from '@rh/domain/cadastros/convencao'
import { notify } from '../../../lib/notify.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { DecimalInput } from '../../../ui/form/inputs/DecimalInput.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { IntegerInput, MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { opcoesDe } from '../opcoes.ts'
import { convencoesVelhas, type Convencao } from './convencao.ts'

interface ConvencaoDialogProps {
  readonly sindicatoId: number
  readonly convencao: Convencao | null
  readonly onClose: () => void
}

export function ConvencaoDialog({ sindicatoId, convencao, onClose }: ConvencaoDialogProps) {
  const opcoes = {
    invalidates: convencoesVelhas,
    onSuccess: () => notify.success('Convenção salva.'),
  }
  const criar = useSubmit('POST /api/convencao/criar', opcoes)
  const editar = useSubmit('PUT /api/convencao/editar', opcoes)
  const { id, versao, sindicatoId: _dono, situacao: _hoje, ...valores } = convencao ?? {}
  const { saving } = useBaseVersion(versao ?? 0, valores)
  return (
    <FormDialog
      title={convencao ? 'Editar convenção' : 'Nova convenção'}
      maxWidth="md"
      schema={convencaoSchema}
      defaultValues={convencao ? valores : { tipo: 'cct', inicio: '', fim: '' }}
      versao={versao}
      submitLabel="Salvar"
      onSubmit={(dados) =>
        id !== undefined
          ? saving((base) => editar.mutateAsync({ body: { id, versao: base, dados } }))
          : criar.mutateAsync({ body: { sindicatoId, dados } })
      }
      onClose={onClose}
    >
      <SelectInput source="tipo" label="Tipo" cols={6} options={opcoesDe(tiposDeConvencao)} />
      <TextInput source="registroMte" label="Registro no MTE" cols={6} maxLength={30} opcional />
      <DateInput source="inicio" label="Início" cols={6} />
      <DateInput source="fim" label="Fim" cols={6} helper="No máximo dois anos (CLT art. 614 § 3º)" />
      <DecimalInput source="reajustePercentual" label="Reajuste" cols={4} end="%" opcional />
      <MoneyInput source="ticketDiaCentavos" label="Vale-refeição por dia" cols={4} opcional />
      <MoneyInput source="cestaMesCentavos" label="Cesta básica por mês" cols={4} opcional />
      <IntegerInput
        source="estabilidadeAposentadoriaMeses"
        label="Estabilidade antes da aposentadoria"
        cols={6}
        max={2}
        end="meses"
        opcional
      />
      <IntegerInput
        source="estabilidadeRetornoDias"
        label="Estabilidade ao voltar do afastamento"
        cols={6}
        max={3}
        end="dias"
        opcional
      />
      <DecimalInput source="adicionalNoturnoPercentual" label="Adicional noturno" cols={6} end="%" opcional />
      <IntegerInput source="divisorPlantao" label="Divisor da 12x36" cols={6} max={3} opcional />
      <MoneyInput
        source="insalubridadeBaseCentavos"
        label="Base da insalubridade"
        cols={6}
        opcional
        helper="Em branco, o salário mínimo (CLT art. 192)."
      />
      <TextareaInput source="outrasClausulas" label="Outras cláusulas" maxLength={2000} opcional />
    </FormDialog>
  )
}
