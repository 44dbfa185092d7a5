import { FactsInput } from '../../../ui/form/inputs/FactsInput.tsx'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { isData } from '../../../lib/time/dia.ts'
import { diaComSemana, distancia } from '../../../lib/time/textos.ts'
import { Section } from '../../../ui/page/Section.tsx'
import type { Opcoes } from '../registro.ts'
import { campos, nomesDasReducoes } from '../rotulos.ts'
import { avisosDe, type Pedidos } from './campos.ts'

interface QuandoProps {
  readonly opcoes: Opcoes
  readonly pedidos: Pedidos
}

/** On which day it is told, and how the notice is given. */
export function Quando({ opcoes, pedidos }: QuandoProps) {
  const causa = useFieldValue('causa')
  const comunicacao = useFieldValue('comunicacao')
  const avisos = avisosDe(opcoes, causa)
  const [unico] = avisos
  return (
    <Section
      title="Quando e como"
      subtitle={avisos.length === 1 ? `${unico?.significa ?? ''} ${unico?.fundamento ?? ''}.` : undefined}
    >
      <FormGrid>
        <DateInput
          source="comunicacao"
          label={campos.comunicacao}
          helper={
            isData(comunicacao) && `${diaComSemana(comunicacao)}, ${distancia(opcoes.hoje, comunicacao)}.`
          }
          cols={4}
        />
        {pedidos.desligamento && (
          <DateInput source="desligamento" label={campos.desligamento} helper={ultimoDia(causa)} cols={4} />
        )}
        {pedidos.aviso && (
          <FactsInput
            key={String(causa)}
            source="aviso"
            label={campos.aviso}
            headings={[]}
            options={avisos.map(({ codigo, rotulo, significa, fundamento }) => ({
              value: codigo,
              label: rotulo,
              detail: significa,
              tag: fundamento,
              facts: [],
            }))}
          />
        )}
        {pedidos.reducao && (
          <SelectInput
            source="reducao"
            label={campos.reducao}
            options={opcoesDe(nomesDasReducoes)}
            placeholder="A pessoa escolhe ao assinar"
            helper="Quem escolhe é a pessoa (CLT art. 488)."
            opcional
            cols={6}
          />
        )}
        {pedidos.diasCumpridos && (
          <IntegerInput
            source="diasCumpridos"
            label={campos.diasCumpridos}
            helper="Dos 30 que deve. Em branco, nenhum."
            max={2}
            opcional
            cols={6}
          />
        )}
        {pedidos.novoEmprego && (
          <CheckboxInput
            source="novoEmprego"
            label={campos.novoEmprego}
            helper="Pediu para sair antes e trouxe a prova (Súmula 276 TST)."
          />
        )}
      </FormGrid>
    </Section>
  )
}

const ultimoDia = (causa: unknown): string =>
  causa === '10' ? 'O dia do falecimento.' : causa === '06' ? 'O fim do prazo do contrato.' : ''
