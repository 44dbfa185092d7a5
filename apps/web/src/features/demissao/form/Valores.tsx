import type { ComponentProps } from 'react'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { MoneyInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { campos } from '../rotulos.ts'
import type { Pedidos } from './campos.ts'

const vezes = [
  { value: 1, label: '1º pedido' },
  { value: 2, label: '2º pedido' },
  { value: 3, label: '3º pedido ou mais' },
]

/** What the system does not know of the amounts; only for who sees pay. */
export function Valores({ pedidos }: { readonly pedidos: Pedidos }) {
  if (!pedidos.saldoFgts) return null
  return (
    <Section title="Para a conta" subtitle="Em branco, o sistema estima pelo salário de cada mês.">
      <FormGrid>
        <ValoresCampos comSeguro={pedidos.solicitacaoSeguro} />
      </FormGrid>
    </Section>
  )
}

const Digitados = (
  props: Pick<ComponentProps<typeof ArrayInput>, 'source' | 'item' | 'addLabel' | 'empty'>,
) => (
  <ArrayInput {...props} blank={{ descricao: '', valorCentavos: null }} max={20}>
    {(prefix) => (
      <>
        <TextInput source={`${prefix}.descricao`} label="Descrição" maxLength={80} cols={8} />
        <MoneyInput source={`${prefix}.valorCentavos`} label="Valor" cols={4} />
      </>
    )}
  </ArrayInput>
)

/** The fields of the amounts, in the form and where the calculation is put right. */
export const ValoresCampos = ({ comSeguro }: { readonly comSeguro: boolean }) => (
  <>
    <MoneyInput
      source="saldoFgts"
      label={campos.saldoFgts}
      helper="A soma do extrato para fins rescisórios, com o que já foi sacado."
      opcional
      cols={6}
    />
    {comSeguro && (
      <SelectInput
        source="solicitacaoSeguro"
        label={campos.solicitacaoSeguro}
        options={vezes}
        placeholder="Não se sabe"
        helper="Pede 12, 9 ou 6 meses de salário (Lei 7.998 art. 3º)."
        opcional
        cols={6}
      />
    )}
    <Digitados
      source="proventos"
      item="Provento"
      addLabel="Acrescentar provento"
      empty="Nenhum provento além das verbas da lei, como um prêmio, uma multa ou uma indenização da convenção."
    />
    <Digitados
      source="descontos"
      item="Desconto"
      addLabel="Acrescentar desconto"
      empty="Nenhum desconto além dos que o sistema conhece. Somados, até um mês de salário (CLT art. 477 § 5º)."
    />
  </>
)
