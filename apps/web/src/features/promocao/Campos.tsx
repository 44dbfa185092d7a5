import { camposDaPromocao as campos, tiposDePromocao } from '@rh/domain/processos/promocao/campos'
import { formatMoney } from '../../lib/format.ts'
import { Campo } from '../../ui/form/Campo.tsx'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { propsDe } from '../../ui/form/props-de.ts'
import { useFormValues } from '../../ui/form/use-field.ts'
import type { Opcoes } from './registro.ts'
import { pedeReversao } from './reversao.ts'

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
      <RadioInput {...propsDe(campos.tipo)} options={tipos} />
      <ComboInput
        {...propsDe(campos.cargoId, { cols: 6, helper: `Hoje: ${atual.cargo}.` })}
        options={cargos}
      />
      <Campo
        de={campos.salarioCentavos}
        helper={salario !== undefined && `Hoje: ${formatMoney(salario)}.`}
        cols={6}
      />
      <Reversao opcoes={opcoes} />
      <Campo de={campos.vigencia} helper="O primeiro dia com o novo cargo e o novo salário." cols={6} />
      <ComboInput
        {...propsDe(campos.postoId, { cols: 6, helper: 'Só postos do mesmo contrato.' })}
        options={postos}
        placeholder="Continua no posto atual"
        noOptions="Nenhum outro posto neste contrato."
      />
      <Campo de={campos.motivo} rows={3} placeholder="O que a pessoa fez ou passa a fazer" />
      <Campo de={campos.observacao} />
    </>
  )
}

/** Asked only where the pay falls. */
const Reversao = ({ opcoes }: CamposProps) =>
  pedeReversao(useFormValues(), opcoes) && (
    <Campo
      de={campos.reversao}
      helper="O salário só pode cair quando a pessoa deixa uma função de confiança (CLT art. 468 § 1º), com o tipo Reenquadramento."
    />
  )
