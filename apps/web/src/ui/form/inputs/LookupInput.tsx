import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ApiKey, ReplyOf } from '../../../lib/api/api.ts'
import { DE_APOIO, query, type Read } from '../../../lib/api/query.ts'
import { ComboInput } from './ComboInput.tsx'
import type { Option } from './option.ts'
import { useFieldValue, useSetFields, type FieldProps } from '../use-field.ts'

interface Choice {
  readonly codigo: string
  readonly label: string
  readonly detalhe?: string | undefined
}
interface ChoiceList {
  readonly results: readonly Choice[]
}
/** Calls that answer choices: asked once, searched here. */
export type Lookup = {
  [K in ApiKey]: ReplyOf<K> extends ChoiceList ? K : never
}[ApiKey]

interface LookupInputProps extends FieldProps {
  readonly lookup: Lookup
  /** What the list depends on, as the state of a município. */
  readonly filtro?: Readonly<Record<string, string>>
  /** What the form keeps of a choice: its code, its id, or its very name. */
  readonly keeps?: 'codigo' | 'id' | 'label'
  readonly placeholder?: string
}

const valorDe = {
  codigo: ({ codigo }: Choice) => codigo,
  id: ({ codigo }: Choice) => Number(codigo),
  label: ({ label }: Choice) => label,
} as const

/** One of a list of the company or of the country, found by typing part of it. */
export function LookupInput({ lookup, filtro = {}, keeps = 'codigo', ...props }: LookupInputProps) {
  const { data, isPending, isError } = useQuery({
    ...choicesQuery(lookup, filtro),
    ...DE_APOIO,
    enabled: !props.disabled,
  })
  const options = (data?.results ?? []).map((opcao): Option => ({
    value: valorDe[keeps](opcao),
    label: opcao.label,
    detail: keeps === 'label' ? undefined : opcao.detalhe,
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

/** The calls differ in what else they answer; here each is its choices. */
const choicesQuery = (lookup: Lookup, filtro: Readonly<Record<string, string>>): Read<ChoiceList> =>
  query(lookup as 'GET /api/admissao/bancos', { query: filtro })

interface LookupOfInputProps extends Omit<LookupInputProps, 'filtro'> {
  /** The field on which the list depends, and the name under which the call wants it. */
  readonly de: { readonly source: string; readonly filtro: string; readonly pede: string }
}

/** One of a list that another field decides; when that one changes, the choice starts anew. */
export function LookupOfInput({ de, ...props }: LookupOfInputProps) {
  const pai = useFieldValue(de.source)
  const filho = useFieldValue(props.source)
  const setFields = useSetFields()
  const antes = useRef({ pai, filho })
  const clear = useEffectEvent(() => setFields({ [props.source]: null }))
  useEffect(() => {
    // Both at once is a form that was filled anew, not a person who chose again.
    const recomeca = antes.current.pai !== pai && antes.current.filho === filho
    antes.current = { pai, filho }
    if (recomeca) clear()
  }, [pai, filho])
  const escolhido = typeof pai === 'string' && pai !== ''
  return (
    <LookupInput
      {...props}
      filtro={escolhido ? { [de.filtro]: pai } : {}}
      disabled={!escolhido}
      helper={escolhido ? props.helper : de.pede}
    />
  )
}
