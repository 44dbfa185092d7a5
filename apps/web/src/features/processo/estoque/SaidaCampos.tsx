import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query } from '../../../lib/api/query.ts'
import { LISTA_FALHOU } from '../../../ui/form/inputs/option.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useSetFields } from '../../../ui/form/use-field.ts'

export const locaisQuery = () => query('GET /api/product/locais')

interface LocalInputProps {
  readonly source?: string
  readonly label?: string
  readonly cols?: number
}

function useLocais() {
  const { data, isError } = useQuery(locaisQuery())
  const emUso = (data?.results ?? []).filter(({ ativo }) => ativo)
  const options = emUso.map(({ id, nome, contrato }) => ({
    value: id,
    label: contrato === null ? nome : `${nome} (${contrato})`,
  }))
  return {
    options,
    padrao: emUso.find(({ padrao }) => padrao),
    ...(isError && !data && { helper: LISTA_FALHOU }),
  }
}

/** Place of the stock, which has to be said. */
export function LocalInput({ source = 'localId', label = 'Local do estoque', cols = 6 }: LocalInputProps) {
  const { options, helper } = useLocais()
  return <SelectInput source={source} label={label} options={options} helper={helper} cols={cols} />
}

/** Place of the stock with the usual one chosen beforehand, as what is shown beside it depends on it. */
export function LocalEscolhido(props: Omit<LocalInputProps, 'source'>) {
  const padraoId = useLocais().padrao?.id
  const setFields = useSetFields()
  const escolher = useEffectEvent((id: number) => setFields({ localId: id }))
  useEffect(() => {
    if (padraoId !== undefined) escolher(padraoId)
  }, [padraoId])
  return <LocalInput {...props} />
}

/** Place of the stock, where the usual one stands for none: nothing that a person said changes by opening the form. */
export function LocalOpcional({ label = 'Local do estoque', cols = 6 }: Omit<LocalInputProps, 'source'>) {
  const { options, padrao, helper } = useLocais()
  return (
    <SelectInput
      source="localId"
      label={label}
      placeholder={padrao?.nome ?? 'Principal'}
      options={options}
      helper={helper}
      cols={cols}
      opcional
    />
  )
}

/** Why pieces leave where the stock does not have them. */
export const SemBaixaInput = () => (
  <TextInput
    source="semBaixa"
    label="Motivo, se o estoque não tem a peça"
    helper="Só para a pessoa não ficar sem: o que falta sai sem baixa, com este motivo."
    maxLength={255}
    cols={12}
    opcional
  />
)

/** From where pieces leave, and why they do where the stock does not have them. */
export const SaidaCampos = () => (
  <>
    <LocalOpcional cols={6} />
    <SemBaixaInput />
  </>
)
