import { formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { CheckboxInput, YesNoInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { schemasDosAtos, type DialogoDoAto } from '../processo/atos/ato.ts'
import { EscreverAto, gravadosDe } from '../processo/atos/EscreverAto.tsx'
import { preenchidos } from '../processo/form/folha/folha.ts'
import { atos, type Ato, type NomeDoAto } from './atos.ts'
import { ChamadasInput } from './form/ChamadasInput.tsx'
import { RecontratacaoCampos } from './form/Depois.tsx'
import { ValoresCampos } from './form/Valores.tsx'
import type { Registro } from './registro.ts'
import { campos, nomesDasReducoes } from './rotulos.ts'

// The dialog of each act on a dismissal; the page has the words of its button.

const schemas = schemasDosAtos(atos, formularioDemissao.folha.schema)

function Recontratacao() {
  const escolhida = useFieldValue('recontratacao')
  return <RecontratacaoCampos comMotivo={typeof escolhida === 'string' && escolhida !== 'sim'} />
}

const dialogos = {
  calculo: {
    title: 'Corrigir o cálculo',
    text: 'O que muda aqui refaz a conta; o valor de antes fica no histórico.',
    done: 'Cálculo corrigido',
    inputs: (
      <>
        <ValoresCampos comSeguro />
        <MoneyInput
          source="prejuizoCentavos"
          label={campos.prejuizoCentavos}
          helper="Só de quem encerra o contrato com prazo (CLT art. 480)."
          opcional
          cols={6}
        />
        <IntegerInput
          source="diasCumpridos"
          label={campos.diasCumpridos}
          helper="Só de quem pediu para sair."
          max={2}
          opcional
          cols={6}
        />
      </>
    ),
  },
  complemento: {
    title: 'Dados complementares',
    text: 'O que chegou depois do pedido: processo, assistência, responsável, fatos, chamadas.',
    done: 'Dados registrados',
    inputs: (
      <>
        <TextInput
          source="processoJudicial"
          label={campos.processoJudicial}
          maxLength={120}
          opcional
          cols={6}
        />
        <TextInput source="inquerito" label={campos.inquerito} maxLength={120} opcional cols={6} />
        <TextInput
          source="responsavelLegal"
          label={campos.responsavelLegal}
          maxLength={120}
          opcional
          cols={6}
        />
        <SelectInput
          source="reducao"
          label={campos.reducao}
          options={opcoesDe(nomesDasReducoes)}
          opcional
          cols={6}
        />
        <YesNoInput source="assistencia" label={campos.assistencia} opcional />
        <CheckboxInput source="novoEmprego" label={campos.novoEmprego} />
        <DateInput source="fatoEm" label={campos.fatoEm} opcional cols={6} />
        <TextInput source="fatoOnde" label={campos.fatoOnde} maxLength={120} opcional cols={6} />
        <TextareaInput source="fatos" label={campos.fatos} rows={3} maxLength={2000} opcional />
        <DateInput source="faltaDesde" label={campos.faltaDesde} opcional cols={6} />
        <ChamadasInput empty="Só de abandono de emprego." />
      </>
    ),
  },
  prorrogacao: {
    title: 'Prorrogar o aviso',
    text: 'Os dias em que o INSS paga não contam no aviso: os que faltavam são cumpridos depois da volta. Vínculo, vaga e prazos passam para o novo dia; o de antes fica no histórico.',
    done: 'Aviso prorrogado',
    inputs: <DateInput source="avisoAte" label={campos.avisoAte} opcional />,
  },
  recontratacao: {
    title: 'Recontratação',
    text: 'Se a empresa contrataria a pessoa de novo.',
    done: 'Recontratação registrada',
    inputs: <Recontratacao />,
  },
} as const satisfies Readonly<Record<NomeDoAto, DialogoDoAto>>

interface EscreverProps {
  readonly nome: NomeDoAto
  readonly registro: Registro
  readonly onClose: () => void
}

const inicioDe = ({ campos: nomes, proposta }: Ato, registro: Registro) => ({
  ...gravadosDe(nomes, registro.dados),
  ...proposta?.(registro),
})

/** Dialog of one act. */
export function Escrever({ nome, registro, onClose }: EscreverProps) {
  const ato: Ato = atos[nome]
  return (
    <EscreverAto
      ato={{ ...ato, ...dialogos[nome], schema: schemas[nome] }}
      chamada={`POST /api/demissao/${nome}`}
      registro={registro}
      inicio={inicioDe(ato, registro)}
      dadosDe={preenchidos}
      onClose={onClose}
    />
  )
}
