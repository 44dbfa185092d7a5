import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api/query.ts'
import { ArrayInput } from '../../../ui/form/inputs/ArrayInput.tsx'
import { AsyncComboInput, ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { comoOpcoes } from '../opcoes.ts'
import { opcoesQuery } from '../queries.ts'
import { SindicatoSugerido } from './SindicatoSugerido.tsx'
import { rotulos } from './rotulos.ts'

/** Step `locais`: where the work is done, which decides holidays and union. */
export function LocaisCampos() {
  const { data: opcoes, isPending, isError } = useQuery(opcoesQuery())
  return (
    <>
      <ArrayInput
        source="locais"
        item="Local"
        addLabel="Adicionar local"
        blank={LOCAL_EM_BRANCO}
        empty="Informe onde as pessoas vão trabalhar."
        max={100}
      >
        {(prefix) => <LocalCampos prefix={prefix} />}
      </ArrayInput>
      <SindicatoSugerido sindicatos={opcoes?.sindicatos ?? []} />
      <ComboInput
        source="sindicatoId"
        label={rotulos.contrato.sindicatoId}
        helper="O da categoria no município onde o serviço é prestado."
        options={comoOpcoes(opcoes?.sindicatos)}
        loading={isPending}
        failed={isError}
      />
    </>
  )
}

export const LOCAL_EM_BRANCO = { nome: '', endereco: '', municipioIbge: null } as const

const municipios = (busca: string) => query('GET /api/cidades', { query: busca ? { busca } : {} })

export function LocalCampos({ prefix }: { readonly prefix: string }) {
  const source = `${prefix}.municipioIbge`
  const ibge = useFieldValue(source)
  const { data } = useQuery({
    ...query('GET /api/cidades', { query: { ibge: String(ibge) } }),
    enabled: typeof ibge === 'number',
    staleTime: Infinity,
  })
  const [escolhido] = data?.results ?? []
  return (
    <>
      <TextInput
        source={`${prefix}.nome`}
        label={rotulos.locais.nome}
        placeholder="Ex.: Bloco A"
        maxLength={80}
        cols={4}
      />
      <TextInput source={`${prefix}.endereco`} label={rotulos.locais.endereco} maxLength={160} cols={5} />
      <AsyncComboInput
        source={source}
        label={rotulos.locais.municipioIbge}
        search={municipios}
        toOptions={({ results }) => results.map(comoOpcao)}
        selected={escolhido && comoOpcao(escolhido)}
        noOptions="Digite o nome do município"
        cols={3}
      />
    </>
  )
}

const comoOpcao = ({
  ibge,
  nome,
  uf,
}: {
  readonly ibge: number
  readonly nome: string
  readonly uf: string
}) => ({
  value: ibge,
  label: `${nome}/${uf}`,
})
