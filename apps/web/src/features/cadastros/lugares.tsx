import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/api.ts'
import { DE_APOIO, query } from '../../lib/api/query.ts'
import { AsyncComboInput, ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { useFieldValue, type FieldProps } from '../../ui/form/use-field.ts'

type Cidades = ReplyOf<'GET /api/cidades'>

const toOptions = ({ results }: Cidades): Option[] =>
  results.map(({ ibge, nome, uf }) => ({ value: ibge, label: nome, detail: uf }))

const cidadesQuery = (filtro: { readonly uf?: string; readonly busca?: string; readonly ibge?: string }) => ({
  ...query('GET /api/cidades', { query: filtro as { readonly uf?: 'SP' } }),
  ...DE_APOIO,
})

/** One of the 27 states, found by name or by its letters. */
export function UfInput(props: FieldProps) {
  const { data, isError } = useQuery({ ...query('GET /api/estados'), ...DE_APOIO })
  const options = (data?.results ?? []).map(({ sigla, nome }) => ({
    value: sigla,
    label: `${sigla} – ${nome}`,
  }))
  return <ComboInput {...props} options={options} failed={isError} placeholder="Escolha" />
}

interface MunicipioInputProps extends FieldProps {
  /** Field that holds the state; without it the whole country is searched. */
  readonly ufSource?: string
}

/** A município, found by typing part of its name. */
export function MunicipioInput({ ufSource, ...props }: MunicipioInputProps) {
  const uf = useFieldValue(ufSource ?? '')
  const escolhido = useFieldValue(props.source)
  const { data } = useQuery({
    ...cidadesQuery({ ibge: String(escolhido) }),
    enabled: typeof escolhido === 'number',
  })
  const doEstado = ufSource && typeof uf === 'string' && uf !== '' ? { uf } : {}
  const selected = data && toOptions(data).find(({ value }) => value === escolhido)
  return (
    <AsyncComboInput
      {...props}
      disabled={props.disabled ?? (ufSource !== undefined && !uf)}
      placeholder="Digite parte do nome"
      search={(busca) => cidadesQuery({ ...doEstado, ...(busca && { busca }) })}
      toOptions={toOptions}
      selected={selected}
      noOptions="Nenhum município com este nome"
    />
  )
}
