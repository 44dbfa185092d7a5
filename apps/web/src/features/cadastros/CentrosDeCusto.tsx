import { tiposDeCentro } from '@rh/domain/cadastros/centro-de-custo'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { AsyncComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import type { LinhaDe } from './chamadas.ts'
import { opcoesDe } from './opcoes.ts'
import { CadastroTela } from './CadastroTela.tsx'
import type { TelaDeCadastro } from './tela.ts'

type Centro = LinhaDe<'centrodecusto'>

const toOptions = ({ results }: ReplyOf<'GET /api/centrodecusto/listar'>): Option[] =>
  results.map(({ id, codigo, descricao }) => ({ value: id, label: `${codigo} · ${descricao}` }))

function Campos({ linha }: { readonly linha: Centro | null }) {
  return (
    <>
      <TextInput source="codigo" label="Código" cols={4} maxLength={20} />
      <SelectInput source="tipo" label="Tipo" cols={8} options={opcoesDe(tiposDeCentro)} />
      <TextInput
        source="descricao"
        label="Descrição"
        maxLength={120}
        helper="Um novo nome vale a partir de hoje: o histórico guarda o que valia"
      />
      <PaiInput linha={linha} />
    </>
  )
}

function PaiInput({ linha }: { readonly linha: Centro | null }) {
  const escolhido = useFieldValue('paiId')
  const atual =
    linha?.paiId && linha.pai && escolhido === linha.paiId
      ? { value: linha.paiId, label: linha.pai }
      : undefined
  return (
    <AsyncComboInput
      source="paiId"
      label="Subordinado a"
      opcional
      helper="Para somar os custos por regional ou área"
      search={(busca) =>
        query('GET /api/centrodecusto/listar', {
          query: { ativo: '1', porPagina: '30', ...(busca && { busca }) },
        })
      }
      // Nothing is above itself.
      toOptions={(reply) => toOptions(reply).filter(({ value }) => value !== linha?.id)}
      selected={atual}
    />
  )
}

const tela: TelaDeCadastro<'centrodecusto'> = {
  nome: 'centrodecusto',
  cells: {
    tipo: ({ tipo }) => tiposDeCentro[tipo],
    contratos: ({ contratos }) => (contratos > 0 ? contratos : '–'),
  },
  phone: ['descricao', 'tipo', 'ativo'],
  busca: 'Buscar por código ou descrição',
  filtros: [{ kind: 'choice', filtro: 'tipo', label: 'Tipo', options: opcoesDe(tiposDeCentro) }],
  vazio: 'Cadastre o primeiro para poder abrir contratos.',
  titulo: ({ codigo, descricao }) => `${codigo} · ${descricao}`,
  valores: (linha) => ({
    codigo: linha?.codigo ?? '',
    descricao: linha?.descricao ?? '',
    tipo: linha?.tipo ?? 'operacional',
    paiId: linha?.paiId ?? null,
  }),
  Campos,
}

export const Tela = () => <CadastroTela tela={tela} />
