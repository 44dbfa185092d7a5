import { campos } from '@rh/domain/processos/admissao/campos'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/api.ts'
import { propsDe } from '../../ui/form/props-de.ts'
import { AsyncComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import type { Option } from '../../ui/form/inputs/option.ts'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { PostoCard } from './PostoCard.tsx'
import { postosQuery, type Posto } from './queries.ts'

export const vagasEmTexto = (vagas: number): string =>
  vagas <= 0 ? 'sem vaga' : vagas === 1 ? '1 vaga livre' : `${vagas} vagas livres`

const toOption = ({ id, cargo, escala, cliente, local, vagasLivres }: Posto): Option => ({
  value: id,
  label: `${cliente} · ${local} · ${cargo}`,
  detail: `${escala} · ${vagasEmTexto(vagasLivres)}`,
})

const toOptions = ({ results }: ReplyOf<'GET /api/admissao/postos'>): Option[] => results.map(toOption)

interface PostoInputProps {
  /** The admission that asks: the slot it already holds is free to itself. */
  readonly admissaoId?: number
  readonly onPick?: (posto: Posto | null) => void
}

/** The post, found by client, place or cargo, and what it offers on the date of the form. */
export function PostoInput({ admissaoId, onPick }: PostoInputProps) {
  const data = useFieldValue('dataPrevista')
  const postoId = useFieldValue('postoId')
  const queries = useQueryClient()
  const { data: escolhido, isPlaceholderData } = useQuery({
    ...postosQuery({ data, postoId, admissaoId }),
    enabled: typeof postoId === 'number',
    // The post stays while its slots of another day are counted: the form would jump under the finger.
    placeholderData: keepPreviousData,
    select: ({ results }) => results.find(({ id }) => id === postoId) ?? null,
  })
  const pick = (option: Option | null): void => {
    const vistos = queries.getQueriesData<ReplyOf<'GET /api/admissao/postos'>>({
      queryKey: ['GET /api/admissao/postos'],
    })
    const posto = vistos.flatMap(([, reply]) => reply?.results ?? []).find(({ id }) => id === option?.value)
    onPick?.(posto ?? null)
  }
  return (
    <>
      <AsyncComboInput
        {...propsDe(campos.vaga.postoId)}
        placeholder="Busque por cliente, local, cargo ou município"
        search={(busca) => postosQuery({ busca, data, admissaoId })}
        toOptions={toOptions}
        selected={escolhido ? toOption(escolhido) : undefined}
        noOptions="Nenhum posto encontrado. Confira o nome ou a data prevista."
        onPick={pick}
      />
      {escolhido && (
        <PostoCard posto={escolhido} vagasEm={data ?? ''} contando={isPlaceholderData} escolhendo />
      )}
    </>
  )
}
