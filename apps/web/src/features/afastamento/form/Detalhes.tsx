import { especiesDoBeneficio, type CampoDoAfastamento } from '@rh/domain/processos/afastamento/campos'
import type { ReactNode } from 'react'
import { CheckboxInput, YesNoInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Motivo } from '../registro.ts'
import { campos } from '../rotulos.ts'

interface Pedido {
  readonly source: CampoDoAfastamento
  readonly label: string
  readonly opcional: boolean
}

const desenhar: { readonly [C in CampoDoAfastamento]?: (pedido: Pedido) => ReactNode } = {
  'acidente.data': (pedido) => <DateInput {...pedido} opcional={false} cols={6} />,
  'acidente.transito': (pedido) => <CheckboxInput {...pedido} label="Foi acidente de trânsito" cols={6} />,
  'acidente.obito': (pedido) => <CheckboxInput {...pedido} label="A pessoa morreu" cols={6} />,
  'beneficio.especie': (pedido) => (
    <SelectInput {...pedido} options={opcoesDe(especiesDoBeneficio)} opcional cols={6} />
  ),
  'beneficio.numero': (pedido) => <TextInput {...pedido} maxLength={20} opcional cols={6} />,
  'beneficio.dib': (pedido) => <DateInput {...pedido} opcional cols={6} />,
  parto: (pedido) => <DateInput {...pedido} cols={6} />,
  partoPrevisto: (pedido) => <DateInput {...pedido} cols={6} />,
  adocao: (pedido) => <DateInput {...pedido} cols={6} />,
  'internacao.inicio': (pedido) => (
    <DateInput {...pedido} helper="Só se a mãe ou o bebê ficou internado." opcional cols={6} />
  ),
  'internacao.fim': (pedido) => <DateInput {...pedido} opcional cols={6} />,
  fato: (pedido) => (
    <DateInput {...pedido} helper="O dia do falecimento, do casamento ou do exame." cols={6} />
  ),
  nascimentoDoFilho: (pedido) => <DateInput {...pedido} cols={6} />,
  diasConvocado: (pedido) => <IntegerInput {...pedido} max={2} helper="A folga é o dobro deles." cols={6} />,
  remunerado: (pedido) => <YesNoInput {...pedido} cols={6} />,
  mesmaDoenca: (pedido) => (
    <YesNoInput {...pedido} helper="Se for, os dias se somam (Decreto 3.048/1999 art. 75)." />
  ),
  observacao: (pedido) => <TextareaInput {...pedido} rows={2} maxLength={500} />,
}

const ordem = Object.keys(desenhar) as CampoDoAfastamento[]

/** Of what a reason asks, what is neither a date of the leave nor of the certificate; nothing for most reasons. */
export const detalhesPedidos = (pedidos: readonly CampoDoAfastamento[]): CampoDoAfastamento[] =>
  ordem.filter((campo) => pedidos.includes(campo))

interface DetalhesProps {
  readonly motivo: Motivo
  readonly pedidos: readonly CampoDoAfastamento[]
}

/** The other fields of the reason. */
export function Detalhes({ motivo, pedidos }: DetalhesProps) {
  const daqui = detalhesPedidos(pedidos)
  if (daqui.length === 0) return null
  const exigidos = motivo.campos as Readonly<Record<string, string | undefined>>
  return (
    <Section title="Mais sobre o que aconteceu">
      <FormGrid>
        {daqui.map((source) => {
          const opcional = exigidos[source.split('.')[0] ?? ''] !== 'obrigatorio'
          return <Campo key={source} pedido={{ source, label: campos[source], opcional }} />
        })}
      </FormGrid>
    </Section>
  )
}

const Campo = ({ pedido }: { readonly pedido: Pedido }) => desenhar[pedido.source]?.(pedido)
