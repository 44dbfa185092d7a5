import { adicionais } from '@rh/domain/codigos/adicionais'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { IntegerInput, MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { LISTA_FALHOU } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { opcoesDe, comoOpcoes } from '../opcoes.ts'
import { palavrasDoPiso } from '../piso.ts'
import type { Opcoes } from '../queries.ts'
import { rotulos } from './rotulos.ts'

export const POSTO_EM_BRANCO = {
  local: null,
  cargoId: null,
  escalaId: null,
  quantidade: null,
  salarioPrevistoCentavos: null,
  precoCentavos: null,
  adicional: 'nenhum',
  laudo: null,
  requisitos: null,
  abreEmFeriado: false,
  inicio: null,
  fim: null,
  kit: [],
} as const

interface PostoCamposProps {
  readonly prefix: string
  /** Names of the places to choose from. */
  readonly locais: readonly string[]
  readonly opcoes: Opcoes | undefined
  readonly cargos: ReplyOf<'GET /api/contratos/cargos'>['results'] | undefined
  /** The choices could not be read. */
  readonly falhou: boolean
}

/** The fields of one post. */
export function PostoCampos({ prefix, locais, opcoes, cargos, falhou }: PostoCamposProps) {
  return (
    <>
      <SelectInput
        source={`${prefix}.local`}
        label={rotulos.postos.local}
        options={locais.map((nome) => ({ value: nome, label: nome }))}
        cols={4}
      />
      <ComboInput
        source={`${prefix}.cargoId`}
        label={rotulos.postos.cargoId}
        options={cargos?.map(({ id, nome, cbo }) => ({ value: id, label: nome, detail: `CBO ${cbo}` })) ?? []}
        loading={!cargos}
        failed={falhou}
        cols={4}
      />
      <SelectInput
        source={`${prefix}.escalaId`}
        label={rotulos.postos.escalaId}
        options={comoOpcoes(opcoes?.escalas)}
        {...(falhou && !opcoes && { helper: LISTA_FALHOU })}
        cols={4}
      />
      <IntegerInput source={`${prefix}.quantidade`} label={rotulos.postos.quantidade} max={4} cols={3} />
      <Salario prefix={prefix} cargos={cargos} opcoes={opcoes} />
      <MoneyInput source={`${prefix}.precoCentavos`} label={rotulos.postos.precoCentavos} opcional cols={4} />
      <Adicional prefix={prefix} />
      <TextInput
        source={`${prefix}.requisitos`}
        label={rotulos.postos.requisitos}
        placeholder="Ex.: NR-35, experiência em hospital"
        maxLength={500}
        opcional
      />
      <DateInput
        source={`${prefix}.inicio`}
        label={rotulos.postos.inicio}
        helper="Se não for o do contrato."
        opcional
        cols={6}
      />
      <DateInput
        source={`${prefix}.fim`}
        label={rotulos.postos.fim}
        helper="Se não for o do contrato."
        opcional
        cols={6}
      />
      <CheckboxInput
        source={`${prefix}.abreEmFeriado`}
        label="Abre em feriados"
        helper="Sem marcar, um posto de dias fixos fecha nos feriados do lugar; um de ciclo, como 12x36, nunca fecha."
      />
      <Kit prefix={prefix} opcoes={opcoes} />
    </>
  )
}

function Salario({ prefix, cargos, opcoes }: Pick<PostoCamposProps, 'prefix' | 'cargos' | 'opcoes'>) {
  const cargoId = useFieldValue(`${prefix}.cargoId`)
  const salario = useFieldValue(`${prefix}.salarioPrevistoCentavos`)
  const escalaId = useFieldValue(`${prefix}.escalaId`)
  const pisoCentavos = cargos?.find(({ id }) => id === cargoId)?.pisoCentavos ?? null
  const horasSemanais = opcoes?.escalas.find(({ id }) => id === escalaId)?.horasSemanais
  return (
    <MoneyInput
      source={`${prefix}.salarioPrevistoCentavos`}
      label={rotulos.postos.salarioPrevistoCentavos}
      helper={palavrasDoPiso({ dia: hojeNaEmpresa(), pisoCentavos, horasSemanais, salario })}
      cols={5}
    />
  )
}

function Adicional({ prefix }: { readonly prefix: string }) {
  const adicional = useFieldValue(`${prefix}.adicional`)
  return (
    <>
      <SelectInput
        source={`${prefix}.adicional`}
        label={rotulos.postos.adicional}
        options={opcoesDe(adicionais)}
        cols={5}
      />
      {adicional !== 'nenhum' && (
        <TextInput
          source={`${prefix}.laudo`}
          label={rotulos.postos.laudo}
          placeholder="Ex.: LTCAT 2026, grau máximo"
          maxLength={120}
          cols={7}
        />
      )}
    </>
  )
}

const Kit = ({ prefix, opcoes }: Pick<PostoCamposProps, 'prefix' | 'opcoes'>) => (
  <ArrayInput
    source={`${prefix}.kit`}
    item="Item do kit"
    addLabel="Adicionar item ao kit"
    blank={{ itemId: null, quantidade: 1 }}
    empty="Kit de uniforme e EPI: opcional, mas a admissão já pede os tamanhos certos."
    max={30}
  >
    {(item) => (
      <>
        <ComboInput
          source={`${item}.itemId`}
          label={rotulos.kit.itemId}
          options={comoOpcoes(opcoes?.itens)}
          cols={9}
        />
        <IntegerInput source={`${item}.quantidade`} label={rotulos.kit.quantidade} max={2} cols={3} />
      </>
    )}
  </ArrayInput>
)
