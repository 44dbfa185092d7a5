import { MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import type { Registro } from './registro.ts'
import { campos, nomesDasReducoes } from './rotulos.ts'

interface DoRegistro {
  readonly registro: Registro
}

/** When the notice was signed, and how the person chose to have it shortened. */
export const ComunicarCampos = ({ registro: { dados, causa } }: DoRegistro) => (
  <>
    <DateInput
      source="em"
      label="Assinado em"
      helper="Em branco, o dia do pedido. A contagem começa no dia seguinte."
      opcional
      cols={6}
    />
    {dados['aviso'] === 'trabalhado' && causa?.iniciativa === 'EMPREGADOR' && (
      <SelectInput
        source="reducao"
        label={campos.reducao}
        options={opcoesDe(nomesDasReducoes)}
        helper="Quem escolhe é a pessoa (CLT art. 488)."
        opcional
        cols={6}
      />
    )}
  </>
)

/** The amount of each line, as payroll's statement has it. */
export const ConferirCampos = ({ registro: { simulacao } }: DoRegistro) =>
  simulacao?.linhas.map(({ codigo, rotulo, referencia, tipo }, i) => (
    <MoneyInput
      key={codigo}
      source={`linhas.${i}.centavos`}
      label={tipo === 'desconto' ? `Desconto: ${rotulo}` : rotulo}
      helper={referencia}
      cols={6}
    />
  ))

export const FinalizarCampos = () => (
  <DateInput source="pagoEm" label="Pago em" helper="Em branco, hoje." opcional cols={6} />
)
