import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../lib/api/query.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'

export const locaisQuery = () => query('GET /api/product/locais')

interface LocalInputProps {
  readonly source?: string
  readonly label?: string
  readonly cols?: number
}

/** Place of the stock, the usual one chosen beforehand; nothing to choose where there is one alone. */
export function LocalInput({ source = 'localId', label = 'Local do estoque', cols = 6 }: LocalInputProps) {
  const { data } = useQuery(locaisQuery())
  const valor = useFieldValue(source)
  const setFields = useSetFields()
  const emUso = (data?.results ?? []).filter(({ ativo }) => ativo)
  const padrao = emUso.find((local) => local.padrao)?.id
  useEffect(() => {
    if (valor === undefined && padrao !== undefined && source === 'localId') setFields({ [source]: padrao })
    // Once: what a person chooses stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [padrao])
  return (
    <SelectInput
      source={source}
      label={label}
      options={emUso.map(({ id, nome, contrato }) => ({
        value: id,
        label: contrato === null ? nome : `${nome} (${contrato})`,
      }))}
      cols={cols}
    />
  )
}

/** From where pieces leave, and why they do where the stock does not have them. */
export const SaidaCampos = () => (
  <>
    <LocalInput cols={6} />
    <TextInput
      source="semBaixa"
      label="Motivo, se o estoque não tem a peça"
      helper="Só para a pessoa não ficar sem: o que falta sai sem baixa, com este motivo."
      maxLength={255}
      cols={12}
      opcional
    />
  </>
)
