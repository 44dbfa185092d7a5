import { tiposDePromocao } from '@rh/domain/processos/promocao/formulario'
import { formatMoney } from '../../lib/format.ts'
import { CheckboxInput, RadioInput } from '../../ui/form/ChoiceInput.tsx'
import { ComboInput } from '../../ui/form/ComboInput.tsx'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { MoneyInput } from '../../ui/form/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/option.ts'
import { TextareaInput } from '../../ui/form/TextInput.tsx'
import { useFormValues } from '../../ui/form/use-field.ts'
import type { Opcoes } from './registro.ts'
import { pedeReversao } from './reversao.ts'
import { campos } from './rotulos.ts'

const tipos = opcoesDe(tiposDePromocao)

interface CamposProps {
  readonly opcoes: Opcoes
}

/** The request, on one sheet. */
export function Campos({ opcoes }: CamposProps) {
  const { atual, cargos, postos } = opcoes
  const { salarioCentavos: salario } = atual
  return (
    <>
      <RadioInput source="tipo" label={campos.tipo} options={tipos} />
      <ComboInput
        source="cargoId"
        label={campos.cargoId}
        options={cargos}
        helper={`Hoje: ${atual.cargo}.`}
        cols={6}
      />
      <MoneyInput
        source="salarioCentavos"
        label={campos.salarioCentavos}
        helper={salario !== undefined && `Hoje: ${formatMoney(salario)}.`}
        cols={6}
      />
      <Reversao opcoes={opcoes} />
      <DateInput
        source="vigencia"
        label={campos.vigencia}
        helper="O primeiro dia com o novo cargo e o novo salário."
        cols={6}
      />
      <ComboInput
        source="postoId"
        label={campos.postoId}
        options={postos}
        opcional
        placeholder="Continua no posto atual"
        noOptions="Nenhum outro posto neste contrato."
        helper="Só postos do mesmo contrato."
        cols={6}
      />
      <TextareaInput
        source="motivo"
        label={campos.motivo}
        rows={3}
        maxLength={500}
        placeholder="O que a pessoa fez ou passa a fazer"
      />
      <TextareaInput source="observacao" label={campos.observacao} opcional rows={2} maxLength={500} />
    </>
  )
}

/** Asked only where the pay falls. */
const Reversao = ({ opcoes }: CamposProps) =>
  pedeReversao(useFormValues(), opcoes) && (
    <CheckboxInput
      source="reversao"
      label={campos.reversao}
      helper="O salário só pode cair quando a pessoa deixa uma função de confiança (CLT art. 468 § 1º), com o tipo Reenquadramento."
      opcional
    />
  )
