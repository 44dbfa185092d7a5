import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { ExameBase } from '../processo/ExameBase.tsx'
import { resultadosDoExame } from './rotulos.ts'

export const Calculo = () => (
  <>
    <MoneyInput
      source="mediasCentavos"
      label="Média das verbas variáveis"
      helper="Horas extras, comissões e adicionais habituais (Súmula 347 TST)."
      opcional
      cols={6}
    />
    <MoneyInput
      source="adiantamento13Centavos"
      label="13º já pago este ano"
      helper="Em branco, a parcela paga com as férias do ano."
      opcional
      cols={6}
    />
    <IntegerInput
      source="meses13Perdidos"
      label="Meses sem 13º"
      helper="Com mais de 15 faltas sem justificativa."
      max={2}
      opcional
      cols={6}
    />
    <IntegerInput
      source="faltasNoPeriodo"
      label="Faltas no período de férias em curso"
      helper="Sem justificativa (CLT art. 130). Em branco, as da ficha."
      max={3}
      opcional
      cols={6}
    />
  </>
)

export const Exame = () => (
  <>
    <ExameBase />
    <RadioInput source="resultado" label="Resultado" options={opcoesDe(resultadosDoExame)} />
  </>
)
