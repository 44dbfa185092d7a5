import Box from '@mui/material/Box'
import type { OpcoesDoReajuste } from '@rh/domain/contract/reajuste'
import { parametrosDoReajuste, type ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { formatMoney } from '../../../lib/format.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { DecimalInput } from '../../../ui/form/inputs/DecimalInput.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { VerPrevia } from '../coletiva/VerPrevia.tsx'

interface ParametrosProps {
  readonly opcoes: OpcoesDoReajuste
  readonly busy: boolean
  readonly onVer: (parametros: ParametrosDoReajuste) => void
}

/** The agreement, its data-base, and its percentage or floors. */
export function Parametros({ opcoes, busy, onVer }: ParametrosProps) {
  return (
    <Section title="O que a convenção dá">
      <Form
        schema={parametrosDoReajuste}
        guarded={false}
        defaultValues={{ dataBase: '', folha: opcoes.hoje, pisos: [], contratoIds: [] }}
        onSubmit={onVer}
      >
        <FormGrid>
          <Convencao opcoes={opcoes} />
          <DateInput source="dataBase" label="Data-base" cols={4} helper="Desde quando o salário novo vale" />
          <DateInput
            source="folha"
            label="Entra na folha de"
            cols={4}
            helper="Qualquer dia do mês; antes dele conta diferença"
          />
          <DecimalInput source="percentual" label="Reajuste" cols={4} end="%" opcional />
          <ManyInput
            source="contratoIds"
            label="Contratos"
            opcional
            placeholder="Todos os do sindicato"
            options={opcoes.contratos}
          />
        </FormGrid>
        <Box sx={{ height: 24 }} />
        <FormSection
          title="Pisos novos"
          text="Ninguém fica abaixo deles. O que você informar aqui é cadastrado junto com o reajuste."
        >
          <Pisos opcoes={opcoes} />
        </FormSection>
        <VerPrevia busy={busy}>Ver quem é reajustado</VerPrevia>
      </Form>
    </Section>
  )
}

/** Union and agreement; the agreement brings its data-base and its percentage. */
function Convencao({ opcoes: { hoje, sindicatos, convencoes } }: Pick<ParametrosProps, 'opcoes'>) {
  const sindicatoId = useFieldValue('sindicatoId')
  const setFields = useSetFields()
  const doSindicato = convencoes.filter((convencao) => convencao.sindicatoId === sindicatoId)
  const trazer = (convencao: (typeof convencoes)[number] | undefined): void =>
    setFields({
      convencaoId: convencao?.value ?? null,
      dataBase: convencao?.inicio ?? '',
      folha: convencao && convencao.inicio > hoje ? convencao.inicio : hoje,
      percentual: convencao?.reajustePercentual ?? null,
      pisos: [],
    })
  return (
    <>
      <ComboInput
        source="sindicatoId"
        label="Sindicato"
        cols={6}
        options={sindicatos}
        placeholder="Escolha o sindicato"
        noOptions="Nenhum sindicato com convenção cadastrada"
        onPick={(option) =>
          trazer(convencoes.find((convencao) => convencao.sindicatoId === (option?.value ?? null)))
        }
      />
      <SelectInput
        source="convencaoId"
        label="Convenção"
        cols={6}
        disabled={doSindicato.length === 0}
        options={doSindicato}
        onPick={(value) => trazer(doSindicato.find((convencao) => convencao.value === value))}
      />
    </>
  )
}

const PISO = { cargoId: null, valorCentavos: null }

function Pisos({ opcoes: { cargos } }: Pick<ParametrosProps, 'opcoes'>) {
  const sindicatoId = useFieldValue('sindicatoId')
  const opcoes = cargos
    .filter((cargo) => cargo.sindicatoId === sindicatoId)
    .map(({ value, label, pessoas, pisoCentavos }) => ({
      value,
      label,
      detail: [
        `${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`,
        pisoCentavos === null ? 'sem piso' : `piso ${formatMoney(pisoCentavos)}`,
      ].join(' · '),
    }))
  return (
    <ArrayInput
      source="pisos"
      item="Piso"
      addLabel="Informar um piso novo"
      blank={PISO}
      empty="Sem piso novo: vale o percentual, e os pisos já cadastrados."
      max={Math.max(opcoes.length, 1)}
    >
      {(prefix) => (
        <>
          <ComboInput
            source={`${prefix}.cargoId`}
            label="Cargo"
            cols={6}
            options={opcoes}
            placeholder="Escolha o cargo"
            noOptions="Escolha antes o sindicato"
          />
          <MoneyInput source={`${prefix}.valorCentavos`} label="Piso novo por mês" cols={6} />
        </>
      )}
    </ArrayInput>
  )
}
