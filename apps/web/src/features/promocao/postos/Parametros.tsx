import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { OpcoesDaMudanca } from '@rh/domain/contract/mudanca'
import {
  acordosDaEscala,
  parametrosDaMudanca,
  type ParametrosDaMudanca,
} from '@rh/domain/processos/promocao/mudanca'
import { query } from '../../../lib/api/query.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { DecimalInput } from '../../../ui/form/inputs/DecimalInput.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Section } from '../../../ui/page/Section.tsx'
import { VerPrevia } from '../coletiva/VerPrevia.tsx'

interface ParametrosProps {
  readonly opcoes: OpcoesDaMudanca
  readonly busy: boolean
  readonly onVer: (parametros: ParametrosDaMudanca) => void
}

/** The posts, the day, and the scale or the pay that they get. */
export function Parametros({ opcoes, busy, onVer }: ParametrosProps) {
  return (
    <Section title="O que muda">
      <Form
        schema={parametrosDaMudanca}
        guarded={false}
        defaultValues={{ vigencia: '', postoIds: [], motivo: '' }}
        onSubmit={onVer}
      >
        <FormGrid>
          <Postos opcoes={opcoes} />
          <DateInput source="vigencia" label="A partir de" cols={4} helper="De hoje em diante" />
          <TextInput source="motivo" label="Motivo" cols={8} maxLength={255} />
        </FormGrid>
        <Box sx={{ height: 24 }} />
        <FormSection title="Escala" text="Quem não puder mudar nesse dia aparece na prévia, com o porquê.">
          <Escala opcoes={opcoes} />
        </FormSection>
        <Box sx={{ height: 24 }} />
        <FormSection title="Salário" text="Ninguém passa a ganhar menos do que ganha, nem menos que o piso.">
          <MoneyInput source="salarioCentavos" label="Salário novo por mês" cols={6} opcional />
          <DecimalInput source="percentual" label="Ou aumento de" cols={6} end="%" opcional />
        </FormSection>
        <VerPrevia busy={busy}>Ver o que muda</VerPrevia>
      </Form>
    </Section>
  )
}

/** The contract, and which of its posts: all of them where none is named. */
function Postos({ opcoes: { contratos } }: Pick<ParametrosProps, 'opcoes'>) {
  const contratoId = useFieldValue('contratoId')
  const setFields = useSetFields()
  const { data, isError } = useQuery({
    ...query('GET /api/mudanca/opcoes', { query: { contratoId: String(contratoId) } }),
    enabled: typeof contratoId === 'number',
  })
  const postos = typeof contratoId === 'number' ? (data?.postos ?? []) : []
  return (
    <>
      <ComboInput
        source="contratoId"
        label="Contrato"
        options={contratos}
        placeholder="Escolha o contrato"
        onPick={() => setFields({ postoIds: [] })}
      />
      <ManyInput
        source="postoIds"
        failed={isError}
        label="Postos"
        opcional
        placeholder={typeof contratoId === 'number' ? 'Todos os do contrato' : 'Escolha antes o contrato'}
        options={postos.map(({ value, label, pessoas, salarioCentavos }) => ({
          value,
          label,
          detail: `${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'} · ${formatMoney(salarioCentavos)}`,
        }))}
      />
    </>
  )
}

/** The new scale, and what a 12x36 rests on. */
function Escala({ opcoes: { escalas } }: Pick<ParametrosProps, 'opcoes'>) {
  const escalaId = useFieldValue('escalaId')
  const setFields = useSetFields()
  const plantoes = escalas.find(({ value }) => value === escalaId)?.plantoes === true
  return (
    <>
      <ComboInput
        source="escalaId"
        label="Escala nova"
        cols={plantoes ? 6 : 12}
        opcional
        options={escalas}
        placeholder="A escala fica como está"
        onPick={() => setFields({ acordo: null })}
      />
      {plantoes && (
        <SelectInput
          source="acordo"
          label="Acordo da 12x36"
          cols={6}
          options={Object.entries(acordosDaEscala).map(([value, label]) => ({ value, label }))}
          helper="CLT art. 59-A"
        />
      )}
    </>
  )
}
