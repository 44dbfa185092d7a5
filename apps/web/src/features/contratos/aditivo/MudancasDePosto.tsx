import { adicionais } from '@rh/domain/codigos/adicionais'
import { mudaNoTipo } from '@rh/domain/contratos/partes-do-aditivo'
import type { TipoAditivo } from '@rh/domain/contratos/tabelas'
import { formatMoney } from '../../../lib/format.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { IntegerInput, MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { opcoesDe } from '../opcoes.ts'
import { palavrasDoPiso } from '../piso.ts'
import type { Contrato, Posto } from '../queries.ts'
import { contar } from '../textos.ts'
import { useCargos, useVigencia } from './use-cargos.ts'

interface MudancasProps {
  readonly contrato: Contrato
  readonly tipo: TipoAditivo
}

/** Posts that are there already, and what becomes of them. What is left empty stays as it is. */
export function MudancasDePosto({ contrato, tipo }: MudancasProps) {
  return (
    <ArrayInput
      source="postos"
      item="Posto"
      addLabel="Mudar um posto"
      blank={{
        postoId: null,
        quantidade: null,
        salarioPrevistoCentavos: null,
        precoCentavos: null,
        adicional: null,
        laudo: null,
      }}
      empty="Nenhum posto muda ainda. Escolha os que este aditivo altera."
      max={200}
    >
      {(prefix) => <Mudanca prefix={prefix} contrato={contrato} tipo={tipo} />}
    </ArrayInput>
  )
}

function Mudanca({ prefix, contrato, tipo }: MudancasProps & { readonly prefix: string }) {
  const { postos, locais } = contrato
  const localDe = new Map(locais.map(({ id, nome }) => [id, nome]))
  const postoId = useFieldValue(`${prefix}.postoId`)
  const posto = postos.find(({ id }) => id === postoId)
  const options = postos.map(({ id, cargo, escala, localId }) => ({
    value: id,
    label: `${cargo} · ${localDe.get(localId) ?? ''}`,
    detail: escala,
  }))
  return (
    <>
      <ComboInput
        source={`${prefix}.postoId`}
        label="Posto"
        options={options}
        cols={mudaNoTipo(tipo, 'quantidade') ? 8 : 12}
      />
      {mudaNoTipo(tipo, 'quantidade') && (
        <IntegerInput
          source={`${prefix}.quantidade`}
          label="Nova quantidade"
          helper={posto && quantidadeDe(posto)}
          max={4}
          opcional={tipo === 'outro'}
          cols={4}
        />
      )}
      {mudaNoTipo(tipo, 'pagamento') && <Pagamento prefix={prefix} posto={posto} contrato={contrato} />}
      {mudaNoTipo(tipo, 'adicional') && (
        <>
          <SelectInput
            source={`${prefix}.adicional`}
            label="Adicional"
            options={opcoesDe(adicionais)}
            opcional
            cols={6}
          />
          <TextInput source={`${prefix}.laudo`} label="Laudo" maxLength={120} opcional cols={6} />
        </>
      )}
    </>
  )
}

const quantidadeDe = ({ quantidade, ocupados, entrando }: Posto): string =>
  `Agora ${contar(quantidade, 'vaga', 'vagas')}, ${contar(ocupados + entrando, 'ocupada', 'ocupadas')}`

interface PagamentoProps {
  readonly prefix: string
  readonly posto: Posto | undefined
  readonly contrato: Contrato
}

const Pagamento = ({ prefix, posto, contrato }: PagamentoProps) => (
  <>
    <MoneyInput
      source={`${prefix}.salarioPrevistoCentavos`}
      label="Novo salário previsto"
      helper={usePagoHoje({ prefix, posto, contrato })}
      opcional
      cols={6}
    />
    <MoneyInput
      source={`${prefix}.precoCentavos`}
      label="Novo preço por pessoa"
      helper={posto?.precoCentavos ? `Agora ${formatMoney(posto.precoCentavos)}` : undefined}
      opcional
      cols={6}
    />
  </>
)

/** What is paid now, and the floor on the day from which the amendment counts. */
function usePagoHoje({ prefix, posto, contrato }: PagamentoProps): string | undefined {
  const { cargos, semCargos } = useCargos(contrato)
  const dia = useVigencia()
  const salario = useFieldValue(`${prefix}.salarioPrevistoCentavos`)
  if (!posto) return undefined
  const { salarioPrevistoCentavos, horasSemanais, cargoId } = posto
  const pisoCentavos = cargos?.find(({ id }) => id === cargoId)?.pisoCentavos ?? null
  const piso = semCargos
    ? 'O piso do sindicato não pôde ser lido'
    : palavrasDoPiso({ dia, pisoCentavos, horasSemanais, salario })
  return [`Agora ${formatMoney(salarioPrevistoCentavos)}`, piso].filter(Boolean).join(' · ')
}
