import { useQuery } from '@tanstack/react-query'
import type { ApiKey, ReplyOf } from '../../lib/api.ts'
import { DE_APOIO, query } from '../../lib/query.ts'
import { ComboInput } from '../../ui/form/ComboInput.tsx'
import type { Option } from '../../ui/form/option.ts'
import type { FieldProps } from '../../ui/form/use-field.ts'

type Opcao = ReplyOf<'GET /api/admissao/bancos'>['results'][number]
/** Lists that are asked once and searched here. */
export type Lookup = Extract<
  ApiKey,
  | 'GET /api/admissao/bancos'
  | 'GET /api/admissao/cidades'
  | 'GET /api/admissao/escalasvt'
  | 'GET /api/admissao/logradouros'
  | 'GET /api/admissao/pais'
>

interface LookupInputProps extends FieldProps {
  readonly lookup: Lookup
  /** What the list depends on, as the state of a município. */
  readonly filtro?: Readonly<Record<string, string>>
  /** What the form keeps of a choice: its code, its id, or its very name. */
  readonly guarda?: 'codigo' | 'id' | 'label'
  readonly placeholder?: string
}

const valorDe = {
  codigo: ({ codigo }: Opcao) => codigo,
  id: ({ codigo }: Opcao) => Number(codigo),
  label: ({ label }: Opcao) => label,
} as const

/** One of a list of the company or of the country, found by typing part of it. */
export function LookupInput({ lookup, filtro = {}, guarda = 'codigo', ...props }: LookupInputProps) {
  const { data, isPending, isError } = useQuery({
    ...query(lookup as 'GET /api/admissao/bancos', { query: filtro }),
    ...DE_APOIO,
    enabled: !props.disabled,
  })
  const options = (data?.results ?? []).map((opcao): Option => ({
    value: valorDe[guarda](opcao),
    label: opcao.label,
    detail: guarda === 'label' ? undefined : opcao.detalhe,
  }))
  return (
    <ComboInput
      {...props}
      options={options}
      loading={isPending && !props.disabled}
      noOptions={isError ? 'Não foi possível carregar a lista. Tente de novo.' : 'Nada encontrado'}
    />
  )
}
