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
/** Endpoints that answer choices: fetched once, filtered in the browser. */
export type Lookup = {
  [K in ApiKey]: ReplyOf<K> extends ChoiceList ? K : never
}[ApiKey]

interface LookupInputProps extends FieldProps {
  readonly lookup: Lookup
  /** Parameters of the list, as the state of a município. */
  readonly filtro?: Readonly<Record<string, string>>
  /** Stored property of a choice: its code, its id, or its label. */
  readonly keeps?: 'codigo' | 'id' | 'label'
  readonly placeholder?: string
}

const valorDe = {
  codigo: ({ codigo }: Choice) => codigo,
  id: ({ codigo }: Choice) => Number(codigo),
  label: ({ label }: Choice) => label,
} as const

/** Combobox over a table of the company or of the country. */
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
  return <ComboInput {...props} options={options} loading={isPending && !props.disabled} failed={isError} />
}

/** Query of a lookup: the calls differ in what else they answer; here only the choices count. */
const choicesQuery = (lookup: Lookup, filtro: Readonly<Record<string, string>>): Read<ChoiceList> =>
  query(lookup as 'GET /api/admissao/bancos', { query: filtro })

interface LookupOfInputProps extends Omit<LookupInputProps, 'filtro'> {
  /** Field on which the list depends, and the query parameter it becomes. */
  readonly de: { readonly source: string; readonly filtro: string; readonly pede: string }
}

/** Lookup that depends on another field; resets when that one changes. */
export function LookupOfInput({ de, ...props }: LookupOfInputProps) {
  const pai = useFieldValue(de.source)
  useEmptiedWith(props.source, pai)
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

/** Empties a field when the one that it depends on changes. */
export function useEmptiedWith(source: string, pai: unknown): void {
  const filho = useFieldValue(source)
  const setFields = useSetFields()
  const antes = useRef({ pai, filho })
  const clear = useEffectEvent(() => setFields({ [source]: null }))
  useEffect(() => {
    // Both at once is a form that was filled anew, not a person who chose again.
    const recomeca = antes.current.pai !== pai && antes.current.filho === filho
    antes.current = { pai, filho }
    if (recomeca) clear()
  }, [pai, filho])
}
