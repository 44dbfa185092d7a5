import { contarDias } from '@rh/domain/br/contar'
import { tiposDeUniforme } from '@rh/domain/codigos/uniformes'
import { formatDate } from '../../lib/format.ts'
import { RadioInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { DigitsInput } from '../../ui/form/inputs/MaskedInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { TagsInput } from '../../ui/form/inputs/TagsInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { opcoesDe } from './opcoes.ts'
import { CadastroTela } from './CadastroTela.tsx'
import type { TelaDeCadastro } from './tela.ts'

function Campos() {
  const isEpi = useFieldValue('tipo') === 'epi'
  return (
    <>
      <RadioInput
        source="tipo"
        label="Tipo"
        options={Object.entries(tiposDeUniforme).map(([value, label]) => ({ value, label }))}
      />
      <TextInput source="codigo" label="Código" cols={4} maxLength={20} />
      <TextInput source="descricao" label="Descrição" cols={8} maxLength={80} />
      <TagsInput
        source="tamanhos"
        label="Tamanhos"
        placeholder="P, M, G"
        helper="Na ordem em que aparecem para escolher; separe por vírgula. Peça sem tamanho: Único"
      />
      {isEpi && (
        <>
          <DigitsInput
            source="ca"
            label="CA"
            cols={4}
            max={6}
            opcional
            helper="Certificado de Aprovação (NR-6)"
          />
          <DateInput source="caValidade" label="Validade do CA" cols={4} opcional />
        </>
      )}
      <IntegerInput
        source="vidaUtilDias"
        label="Duração"
        cols={4}
        max={4}
        end="dias"
        opcional
        helper="Depois dela se troca"
      />
    </>
  )
}

const tela: TelaDeCadastro<'uniforme'> = {
  nome: 'uniforme',
  cells: {
    tipo: ({ tipo }) => tiposDeUniforme[tipo],
    tamanhos: ({ tamanhos }) =>
      tamanhos.length > 5 ? `${tamanhos[0]} a ${tamanhos.at(-1)}` : tamanhos.join(', '),
    ca: ({ tipo, ca, caValidade }) => {
      if (tipo !== 'epi') return '–'
      if (!ca) return 'Sem CA'
      return caValidade ? `${ca} até ${formatDate(caValidade)}` : ca
    },
    vidaUtilDias: ({ vidaUtilDias }) => (vidaUtilDias ? contarDias(vidaUtilDias) : '–'),
  },
  phone: ['tipo', 'tamanhos', 'ca'],
  busca: 'Buscar por descrição ou código',
  filtros: [{ kind: 'choice', filtro: 'tipo', label: 'Tipo', options: opcoesDe(tiposDeUniforme) }],
  vazio: 'As peças formam o kit de cada posto e os tamanhos são pedidos na admissão.',
  titulo: ({ descricao }) => descricao,
  valores: (linha) => ({
    codigo: linha?.codigo ?? '',
    descricao: linha?.descricao ?? '',
    tipo: linha?.tipo ?? 'uniforme',
    tamanhos: linha?.tamanhos ?? [],
    ca: linha?.ca ?? '',
    caValidade: linha?.caValidade ?? '',
    vidaUtilDias: linha?.vidaUtilDias ?? null,
  }),
  Campos,
}

export const Tela = () => <CadastroTela tela={tela} />
