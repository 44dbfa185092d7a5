import { ufs } from '@rh/domain/br/ufs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DE_APOIO, query } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFieldValue, useSetFields, type FieldProps } from '../use-field.ts'
import { Combo, DEBOUNCE_MS } from './ComboInput.tsx'
import { useEmptiedWith } from './LookupInput.tsx'
import { LISTA_FALHOU, type Option } from './option.ts'

const MIN_LETTERS = 2

interface MunicipioInputProps extends FieldProps {
  /** Field of the state. */
  readonly uf: string
  readonly placeholder?: string
}

/** A município by its name: among those of the state or, without a state, anywhere; the state then follows from it. */
export function MunicipioInput({ uf, ...props }: MunicipioInputProps) {
  const sigla = useFieldValue(uf)
  const estado = ufs.find((uma) => uma === sigla)
  const hasUf = estado !== undefined
  const setFields = useSetFields()
  const daUf = useDaUf(estado)
  const deTodas = useDeTodas(!hasUf)
  useEmptiedWith(props.source, sigla)
  return (
    <Combo
      placeholder="Digite o nome"
      {...props}
      {...(hasUf ? daUf : deTodas)}
      onTake={({ label, detail }) => {
        setFields({ ...(!hasUf && { [uf]: detail }), [props.source]: label })
        return { value: label, label }
      }}
    />
  )
}

/** All of a state, filtered while typing. */
function useDaUf(uf: (typeof ufs)[number] | undefined) {
  const { data, isPending, isError } = useQuery({
    ...query('GET /api/admissao/cidades', { query: uf === undefined ? {} : { uf } }),
    ...DE_APOIO,
    enabled: uf !== undefined,
  })
  return {
    options: (data?.results ?? []).map(({ label }): Option => ({ value: label, label })),
    loading: isPending && !isError,
    failed: isError,
    noOptions: isError ? LISTA_FALHOU : 'Nada encontrado',
  }
}

/** Those of the whole country that the server finds. */
function useDeTodas(isOn: boolean) {
  const [busca, setBusca] = useState('')
  const asked = useDebounced(busca, DEBOUNCE_MS)
  const enabled = isOn && asked.trim().length >= MIN_LETTERS
  const { data, isFetching, isError } = useQuery({
    ...query('GET /api/admissao/cidades', { query: { busca: asked } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const options = (enabled ? (data?.results ?? []) : []).map(
    // Many states have one of the same name.
    ({ label, detalhe = '' }): Option => ({ value: `${label}/${detalhe}`, label, detail: detalhe }),
  )
  return {
    options,
    loading: isFetching || asked !== busca,
    onSearch: setBusca,
    noOptions: isError ? LISTA_FALHOU : enabled ? 'Nada encontrado' : 'Digite o começo do nome',
  }
}
