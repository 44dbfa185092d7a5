import { formatCbo, normas } from '@rh/domain/cadastros/cargo'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { DE_APOIO, query } from '../../../lib/api/query.ts'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { ChecksInput } from '../../../ui/form/inputs/ChecksInput.tsx'
import { AsyncComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../../ui/form/inputs/option.ts'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import type { LinhaDe } from '../chamadas.ts'
import { opcoesDe } from '../opcoes.ts'
import { CadastroTela } from '../CadastroTela.tsx'
import type { TelaDeCadastro } from '../tela.ts'
import { Pisos } from './Pisos.tsx'

type Cargo = LinhaDe<'cargo'>

const toOptions = ({ results }: ReplyOf<'GET /api/cbo'>): Option[] =>
  results.map(({ codigo, titulo }) => ({ value: codigo, label: `${formatCbo(codigo)} · ${titulo}` }))

const cboQuery = (busca: string) => ({
  ...query('GET /api/cbo', { query: busca ? { busca } : {} }),
  ...DE_APOIO,
})

/** The occupation, found by code or by words of its title. */
function CboInput() {
  const escolhido = useFieldValue('cbo')
  const codigo = typeof escolhido === 'string' ? escolhido : ''
  const { data } = useQuery({ ...cboQuery(codigo), enabled: codigo !== '' })
  return (
    <AsyncComboInput
      source="cbo"
      label="Ocupação (CBO)"
      placeholder="Código ou título: 5143-20, faxineiro"
      helper="Vai para o eSocial e decide a equiparação"
      search={cboQuery}
      toOptions={toOptions}
      selected={data && toOptions(data).find(({ value }) => value === codigo)}
      noOptions="Nenhuma ocupação com estas palavras"
    />
  )
}

const Campos = () => (
  <>
    <TextInput
      source="titulo"
      label="Título"
      maxLength={100}
      helper="Como aparece no contrato e nas listas. Um novo título vale a partir de hoje: o histórico guarda o que valia"
    />
    <CboInput />
    <ChecksInput source="nrs" label="Treinamentos que a função exige" options={opcoesDe(normas)} opcional />
    <CheckboxInput
      source="asoDeRisco"
      label="Exige ASO de mudança de risco"
      helper="Quem vem de outra função passa antes pelo Sesmt (NR-7)"
    />
  </>
)

const tela: TelaDeCadastro<'cargo'> = {
  nome: 'cargo',
  cells: {
    cbo: ({ cbo, ocupacao }: Cargo) => (ocupacao ? `${formatCbo(cbo)} · ${ocupacao}` : formatCbo(cbo)),
    nrs: ({ nrs }: Cargo) => (nrs.length > 0 ? nrs.join(', ') : '–'),
    asoDeRisco: ({ asoDeRisco }: Cargo) => (asoDeRisco ? 'Sim' : '–'),
    pisos: ({ pisos }: Cargo) =>
      pisos === 0 ? 'Nenhum' : pisos === 1 ? '1 sindicato' : `${pisos} sindicatos`,
  },
  phone: ['cbo', 'pisos', 'ativo'],
  busca: 'Buscar por título ou CBO',
  vazio: 'Cadastre as funções que a empresa contrata.',
  titulo: ({ titulo }) => titulo,
  valores: (linha) => ({
    titulo: linha?.titulo ?? '',
    cbo: linha?.cbo ?? null,
    nrs: linha?.nrs ?? [],
    asoDeRisco: linha?.asoDeRisco ?? false,
  }),
  Campos,
  abas: [{ id: 'pisos', label: 'Pisos', draw: ({ id }) => <Pisos cargoId={id} /> }],
}

export const Tela = () => <CadastroTela tela={tela} />
