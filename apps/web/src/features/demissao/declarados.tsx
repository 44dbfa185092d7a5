import { meiosDaChamada, type CampoDaDemissao } from '@rh/domain/processos/demissao/campos'
import { formularioDemissao } from '@rh/domain/processos/demissao/formulario'
import { z } from '../../lib/zod-pt.ts'
import { CheckboxInput, YesNoInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { ArrayInput } from '../../ui/form/inputs/ArrayInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { IntegerInput, MoneyInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import type { AtoQueEscreve } from '../processo/atos/ato.ts'
import { RecontratacaoCampos } from './form/Depois.tsx'
import { ValoresCampos } from './form/Valores.tsx'
import type { Registro } from './registro.ts'
import { campos, nomesDasReducoes } from './rotulos.ts'

// What is recorded of a dismissal after it was asked for, each by a call of its own.

/** An act that writes some fields of the form. */
export interface Ato extends AtoQueEscreve<CampoDaDemissao> {
  /** Whether there is anything to record; always, where absent. */
  readonly cabe?: (registro: Registro) => boolean
  /** Values that the form begins with, where they are others than those recorded. */
  readonly proposta?: (registro: Registro) => Readonly<Record<string, unknown>>
}

const { shape } = formularioDemissao.folha.schema

const definir = ({ campos: nomes, ...ato }: Omit<Ato, 'schema'>): Ato => ({
  ...ato,
  campos: nomes,
  schema: z.strictObject(Object.fromEntries(nomes.map((nome) => [nome, shape[nome]]))) as z.ZodObject,
})

function Recontratacao() {
  const escolhida = useFieldValue('recontratacao')
  return <RecontratacaoCampos comMotivo={typeof escolhida === 'string' && escolhida !== 'sim'} />
}

const Chamadas = () => (
  <ArrayInput
    source="chamadas"
    item="Chamada"
    addLabel="Acrescentar chamada"
    blank={{ data: '', meio: null }}
    empty="Só de abandono de emprego."
    max={10}
  >
    {(prefix) => (
      <>
        <DateInput source={`${prefix}.data`} label="Data" cols={5} />
        <SelectInput source={`${prefix}.meio`} label="Como" options={opcoesDe(meiosDaChamada)} cols={7} />
      </>
    )}
  </ArrayInput>
)

/** What a leave does to the notice, as the record finds it. */
const doAviso = ({ pendencias }: Registro) =>
  pendencias.find(({ codigo }) => ['AVISO_A_PRORROGAR', 'AVISO_LONGO', 'AVISO_SUSPENSO'].includes(codigo))

export const atosQueEscrevem = {
  calculo: definir({
    label: 'Corrigir o cálculo',
    title: 'Corrigir o cálculo',
    text: 'O que muda aqui refaz a conta; o valor de antes fica no histórico.',
    done: 'Cálculo corrigido',
    campos: ['saldoFgts', 'solicitacaoSeguro', 'descontos', 'prejuizoCentavos', 'diasCumpridos'],
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
  }),
  complemento: definir({
    label: 'Completar os dados',
    title: 'Dados complementares',
    text: 'O que chegou depois do pedido: processo, assistência, responsável, chamadas.',
    done: 'Dados registrados',
    campos: [
      'processoJudicial',
      'inquerito',
      'assistencia',
      'responsavelLegal',
      'faltaDesde',
      'chamadas',
      'novoEmprego',
      'reducao',
    ],
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
        <DateInput source="faltaDesde" label={campos.faltaDesde} opcional cols={6} />
        <Chamadas />
      </>
    ),
  }),
  prorrogacao: definir({
    label: 'Prorrogar o aviso',
    title: 'Prorrogar o aviso',
    text: 'Os dias em que o INSS paga não contam no aviso: os que faltavam são cumpridos depois da volta. Vínculo, vaga e prazos passam para o novo dia; o de antes fica no histórico.',
    done: 'Aviso prorrogado',
    campos: ['avisoAte'],
    cabe: (registro) => doAviso(registro) !== undefined,
    // The day that the law gives, as the finding of the record says it.
    proposta: (registro) => {
      const ate = doAviso(registro)?.dados?.['ate']
      return typeof ate === 'string' ? { avisoAte: ate } : {}
    },
    inputs: <DateInput source="avisoAte" label={campos.avisoAte} opcional />,
  }),
  recontratacao: definir({
    label: 'Recontratação',
    title: 'Recontratação',
    text: 'Se a empresa contrataria a pessoa de novo.',
    done: 'Recontratação registrada',
    campos: ['recontratacao', 'recontratacaoMotivo'],
    inputs: <Recontratacao />,
  }),
} as const satisfies Readonly<Record<string, Ato>>

export type NomeDoAto = keyof typeof atosQueEscrevem
