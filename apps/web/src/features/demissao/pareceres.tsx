import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { ExameBase } from '../processo/ExameBase.tsx'
import type { PainelDoParecer } from '../processo/tela.ts'
import { BotaoDaConferencia, ConferenciaCampos } from './conferencia/Conferencia.tsx'
import { respostasDe } from './conferencia/respostas.ts'
import { devolvidas, DevolucoesCampos } from './Devolucoes.tsx'
import type { Registro } from './registro.ts'
import { resultadosDoExame } from './rotulos.ts'

type Nome = Registro['pareceresAbertos'][number]

const Calculo = () => (
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

const Exame = () => (
  <>
    <ExameBase />
    <RadioInput source="resultado" label="Resultado" options={opcoesDe(resultadosDoExame)} />
  </>
)

/** What each sector needs to see and to say. */
export const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  departamento_pessoal: { Campos: Calculo, approveLabel: 'Registrar o cálculo' },
  exame: { Campos: Exame, approveLabel: 'Registrar o exame' },
  devolucoes: {
    Campos: DevolucoesCampos,
    approveLabel: 'Registrar as devoluções',
    defaults: devolvidas,
    largo: true,
  },
  conferencia: {
    Campos: ConferenciaCampos,
    Botao: BotaoDaConferencia,
    approveLabel: 'Registrar a conferência',
    largo: true,
    defaults: ({ conferencia }) => ({ linhas: conferencia ? respostasDe(conferencia) : [] }),
  },
}
